# The server and the operator commands, run by an unprivileged user on a read-only file system.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /taskwire
RUN chown node:node .
# The user of the server: Node has a compile cache for each user.
USER node
COPY --chown=node:node . .
# `npm ci` builds the pages, and production needs neither their source nor the build tools, nor the TypeScript of
# packages, which Node does not run.
RUN npm ci && npm sbom --omit=dev --sbom-format=spdx > sbom.spdx.json && npm prune --omit=dev \
  && rm -r src/web node_modules/.cache \
  && find node_modules -type f -regex '.*\.[cm]?ts' -delete && find node_modules -type d -empty -delete \
  && npm run --silent compile

FROM ${NODE_IMAGE}
WORKDIR /taskwire
# The code and the compile cache belong to root, so the server cannot change them.
COPY --from=build --chown=root:root /taskwire/node_modules node_modules
COPY --from=build --chown=root:root /taskwire/dist dist
COPY --from=build --chown=root:root /taskwire/generated generated
COPY --from=build --chown=root:root /taskwire/src src
COPY --from=build --chown=root:root /taskwire/tools tools
COPY --from=build --chown=root:root /taskwire/package.json /taskwire/LICENSE /taskwire/sbom.spdx.json ./
RUN mkdir --mode=0700 /data && chown node:node /data
# npm caches in /tmp, which may be empty at every start.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data npm_config_cache=/tmp/npm npm_config_update_notifier=false
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["npm", "start"]
