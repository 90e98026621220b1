import type { Express } from 'express'
import ts from 'typescript'
import type { Fault } from '../contract/finding.ts'
import { nodesOf, locationOf, type Source } from './sources.ts'

/** Routes outside the APIs: for operators, and the pages. */
export const otherRoutes = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /',
  'GET /settings/assets/:name',
  'GET /work,/work/*path,/settings,/settings/*path',
  'GET /openapi.json',
  'GET /openapi.yaml',
  'GET /reference/assets/:name',
  'GET /reference/client.tgz',
  'GET /reference',
  'GET /reference.md',
  'GET /reference/:page',
  'GET /reference/:group/:page',
  'GET /llms.txt',
]

/**
 * Compares the router's routes with the expected ones: a mount for each API, and those listed above. Requests alone
 * would not find extra routes.
 */
export function compareMounted(
  sources: readonly Source[],
  app: Express,
  prefixes: readonly string[],
): Fault[] {
  const mounted = mountsOf(app.router.stack as unknown as Layer[])
  const unexpected = mounted.filter(
    (mount) => !otherRoutes.includes(mount) && !prefixes.some((prefix) => mount === `USE ${prefix}`),
  )
  return [
    ...unexpected.map((mount): Fault => {
      const fix = `describe it in a contract, whose pipeline then serves it, or, outside the API, list it in scripts/parity/mounted.ts`
      return [locationOfMount(sources, mount), `${mount} is mounted by hand and is not in a contract`, fix]
    }),
    ...prefixes.flatMap((prefix): Fault[] => {
      const times = mounted.filter((mount) => mount === `USE ${prefix}`).length
      if (times === 1) return []
      const where = locationOfMount(sources, `USE ${prefix}`)
      return [[where, `${prefix} is mounted ${times} times`, 'mount only the pipeline there, once']]
    }),
  ]
}

/** The part of a layer in an Express 5 router that is read here. */
interface Layer {
  rawPath: unknown
  handle: { stack?: Layer[] }
  route?: { path: unknown; methods: Record<string, boolean> }
}

/** Returns every route as `METHOD /path` and every mount as `USE /path`, without middleware for all paths. */
function mountsOf(stack: readonly Layer[], base = ''): string[] {
  return stack.flatMap(({ rawPath, handle, route }) => {
    if (route) {
      const methods = Object.keys(route.methods)
      // A handler for all methods only refuses if there is also one for a specific method.
      const served = methods.length > 1 ? methods.filter((method) => method !== '_all') : methods
      return served.map((method) => `${method.toUpperCase()} ${base}${String(route.path)}`)
    }
    const path = rawPath === '/' ? base : `${base}${String(rawPath)}`
    if (handle.stack) return mountsOf(handle.stack, path)
    return path === '' ? [] : [`USE ${path}`]
  })
}

/** Returns the location of the string literal with the path, or else of one with the end of the path. */
function locationOfMount(sources: readonly Source[], mount: string): string {
  const path = mount.slice(mount.indexOf(' ') + 1)
  const texts = sources
    .flatMap(({ tree }) => nodesOf(tree))
    .filter((node) => ts.isStringLiteralLike(node) || ts.isTemplateTail(node))
    .filter(({ text }) => text.startsWith('/'))
  const found = texts.find(({ text }) => text === path) ?? texts.find(({ text }) => path.endsWith(text))
  return found ? locationOf(found) : 'src/app.ts:1'
}
