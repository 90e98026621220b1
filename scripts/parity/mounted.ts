import type { Express } from 'express'
import ts from 'typescript'
import type { Finding } from '../contract/finding.ts'
import { nodesOf, placeOf, type Source } from './sources.ts'

/** What the app serves beside the APIs: what operators ask for, and the pages. */
export const besideTheApi = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /',
  'GET /settings/assets/:name',
  'GET /settings,/settings/*path',
  'GET /openapi.json',
  'GET /openapi.yaml',
  'GET /reference/assets/:name',
  'GET /reference',
  'GET /reference/errors',
  'GET /reference/errors/:code',
]

/**
 * Compares the routes in the app's router with what it should serve: one mount under the prefix of each API, and the
 * routes that are listed above. Requests alone would not find a route that no request is sent to.
 */
export function compareMounted(
  sources: readonly Source[],
  app: Express,
  prefixes: readonly string[],
): Finding[] {
  const mounted = mountsOf(app.router.stack as unknown as Layer[])
  const unexpected = mounted.filter(
    (mount) => !besideTheApi.includes(mount) && !prefixes.some((prefix) => mount === `USE ${prefix}`),
  )
  return [
    ...unexpected.map((mount): Finding => ({
      rule: 'mounted',
      where: placeOfMount(sources, mount),
      what: `${mount} is mounted by hand and in no contract`,
      mend: `describe it in a contract, whose pipeline then serves it, or, beside the API, list it in scripts/parity/mounted.ts`,
    })),
    ...prefixes.flatMap((prefix): Finding[] => {
      const times = mounted.filter((mount) => mount === `USE ${prefix}`).length
      if (times === 1) return []
      const what = `${prefix} is mounted ${times} times`
      const mend = 'mount the pipeline there once, and nothing else'
      return [{ rule: 'mounted', where: placeOfMount(sources, `USE ${prefix}`), what, mend }]
    }),
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
    if (route) {
      const methods = Object.keys(route.methods)
      // Beside a method of its own, all of them are those that a route refuses.
      const served = methods.length > 1 ? methods.filter((method) => method !== '_all') : methods
      return served.map((method) => `${method.toUpperCase()} ${base}${String(route.path)}`)
    }
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
