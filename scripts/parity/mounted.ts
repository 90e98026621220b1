import type { Express } from 'express'
import ts from 'typescript'
import type { Finding } from '../contract/finding.ts'
import type { Project } from './project.ts'
import { nodesOf, placeOf, type Source } from './sources.ts'

/** What the app serves beside the API. */
const besideTheApi = ['GET /healthz', 'GET /readyz', 'GET /metrics']

/**
 * Compares the routes in the app's router with what it should serve: one mount under the prefix of each API, and the
 * routes that are listed above. Requests alone would not find a route that no request is sent to.
 */
export function compareMounted(
  { contract, sources }: Project,
  app: Express,
  prefix: string,
  allPrefixes: readonly string[],
): Finding[] {
  const apiMount = `USE ${prefix}`
  const mounted = mountsOf(app.router.stack as unknown as Layer[])
  const unexpected = mounted.filter(
    (mount) => !besideTheApi.includes(mount) && !allPrefixes.some((one) => mount === `USE ${one}`),
  )
  const findings = unexpected.map((mount) => ({
    where: placeOfMount(sources, mount),
    what: `${mount} is mounted by hand and not in ${contract.file}`,
    mend: `describe it in ${contract.file} and serve it from src/handlers/public, or, beside the API, list it in scripts/parity/mounted.ts`,
  }))
  const times = mounted.filter((mount) => mount === apiMount).length
  if (times === 1) return findings
  const what = `${prefix} is mounted ${times} times`
  return [
    ...findings,
    { where: placeOfMount(sources, apiMount), what, mend: 'mount the pipeline there once, and nothing else' },
  ]
}

/** The part of a layer in an Express 5 router that is read here. */
interface Layer {
  rawPath: unknown
  handle: { stack?: Layer[] }
  route?: { path: unknown; methods: Record<string, boolean> }
}

/** Every route as `METHOD /path` and every mount on a path as `USE /path`, without middleware for all paths. */
function mountsOf(stack: readonly Layer[], base = ''): string[] {
  return stack.flatMap(({ rawPath, handle, route }) => {
    if (route)
      return Object.keys(route.methods).map(
        (method) => `${method.toUpperCase()} ${base}${String(route.path)}`,
      )
    const path = rawPath === '/' ? base : `${base}${String(rawPath)}`
    if (handle.stack) return mountsOf(handle.stack, path)
    return path === '' ? [] : [`USE ${path}`]
  })
}

/** Where the source has the path, or the end of it, as a nested router or a template has. */
function placeOfMount(sources: readonly Source[], mount: string): string {
  const path = mount.slice(mount.indexOf(' ') + 1)
  const texts = sources
    .flatMap(({ tree }) => nodesOf(tree))
    .filter((node) => ts.isStringLiteralLike(node) || ts.isTemplateTail(node))
    .filter(({ text }) => text.startsWith('/'))
  const found = texts.find(({ text }) => text === path) ?? texts.find(({ text }) => path.endsWith(text))
  return found ? placeOf(found) : 'src/app.ts:1'
}
