/** The match of a path: targets by method, and the values of the template's parameters. */
export interface Match<Target> {
  methods: Readonly<Record<string, Target>>
  params: Readonly<Record<string, string>>
}

export type PathMatcher<Target> = (path: string) => Match<Target> | undefined

const noParams = {}

/**
 * Returns a function that finds the template of a path; undefined if no template matches or the percent-encoding is malformed. Case,
 * trailing slash and encoding are significant, and a template without parameters takes precedence.
 */
export function createPathMatcher<Target extends { path: string; method: string }>(
  targets: readonly Target[],
): PathMatcher<Target> {
  const paths = Array.from(
    Map.groupBy(targets, ({ path }) => path),
    ([path, sharing]) => ({
      path,
      segments: path.split('/'),
      methods: Object.fromEntries(sharing.map((target) => [target.method, target])),
    }),
  )
  const { templates = [], others = [] } = Object.groupBy(paths, ({ path }) =>
    path.includes('{') ? 'templates' : 'others',
  )
  const fixed = new Map(others.map(({ path, methods }) => [path, methods]))
  return (path) => {
    const methods = fixed.get(path)
    if (methods) return { methods, params: noParams }
    const segments = path.split('/')
    const template = templates.find((candidate) => fits(candidate.segments, segments))
    const params = template && readParams(template.segments, segments)
    return params && { methods: template.methods, params }
  }
}

const isParameter = (segment: string): boolean => segment.startsWith('{')

function fits(template: readonly string[], segments: readonly string[]): boolean {
  if (template.length !== segments.length) return false
  return template.every((wanted, i) => (isParameter(wanted) ? segments[i] !== '' : wanted === segments[i]))
}

function readParams(
  template: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  try {
    template.forEach((wanted, i) => {
      if (isParameter(wanted)) params[wanted.slice(1, -1)] = decodeURIComponent(segments[i] ?? '')
    })
    return params
  } catch {
    return undefined // malformed percent-encoding
  }
}
