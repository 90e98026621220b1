# The server and the operator commands, run by an unprivileged user on a read-only file system.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /taskwire
COPY . .
# The build tools; `npm ci` builds the pages, and production does not need them.
RUN npm ci && npm sbom --omit=dev --sbom-format=spdx > sbom.spdx.json && npm prune --omit=dev

FROM ${NODE_IMAGE}
WORKDIR /taskwire
COPY --from=build /taskwire/node_modules node_modules
COPY --from=build /taskwire/dist dist
COPY --from=build /taskwire/sbom.spdx.json sbom.spdx.json
COPY package.json LICENSE ./
COPY generated generated
COPY src src
COPY tools tools
# npm caches in /tmp, which may be empty at every start.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data npm_config_cache=/tmp/npm npm_config_update_notifier=false
RUN mkdir --mode=0700 /data && mkdir node_modules/.cache && chown node:node /data node_modules/.cache
USER node
# Node's compile cache belongs to the user that fills it.
RUN npm run --silent compile
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["npm", "start"]
