/** What a path leads to: a target by method, and the values of the template's parameters. */
export interface Match<Target> {
  methods: Readonly<Record<string, Target>>
  params: Readonly<Record<string, string>>
}

export type PathMatcher<Target> = (path: string) => Match<Target> | undefined

interface Template<Target> {
  /** Null stands for a parameter. */
  segments: readonly (string | null)[]
  names: readonly string[]
  methods: Record<string, Target>
}

const noParams = {}

/**
 * Finds the template that a path matches, exactly: case, trailing slash and encoding count, and a template without
 * parameters goes before those with. Undefined where there is none, or where a parameter is not valid percent-encoding.
 */
export function createPathMatcher<Target extends { path: string; method: string }>(
  targets: readonly Target[],
): PathMatcher<Target> {
  const { fixed, templates } = sortByPath(targets)
  return (path) => {
    const methods = fixed.get(path)
    if (methods) return { methods, params: noParams }
    const segments = segmentsOf(path)
    const template = templates.get(segments.length)?.find((candidate) => fits(candidate.segments, segments))
    const params = template && readParams(template, segments)
    return params && { methods: template.methods, params }
  }
}

/** Templates with parameters by the number of their segments. */
function sortByPath<Target extends { path: string; method: string }>(
  targets: readonly Target[],
): { fixed: Map<string, Record<string, Target>>; templates: Map<number, Template<Target>[]> } {
  const fixed = new Map<string, Record<string, Target>>()
  const templates = new Map<number, Template<Target>[]>()
  for (const [path, sharing] of Map.groupBy(targets, (target) => target.path)) {
    const methods = Object.fromEntries(sharing.map((target) => [target.method, target]))
    if (!path.includes('{')) {
      fixed.set(path, methods)
      continue
    }
    const texts = segmentsOf(path)
    const segments = texts.map((text) => (isParameter(text) ? null : text))
    const names = texts.filter(isParameter).map((text) => text.slice(1, -1))
    templates.set(texts.length, [...(templates.get(texts.length) ?? []), { segments, names, methods }])
  }
  return { fixed, templates }
}

const segmentsOf = (path: string): string[] => path.slice(1).split('/')
const isParameter = (segment: string): boolean => segment.startsWith('{')

function fits(template: readonly (string | null)[], segments: readonly string[]): boolean {
  return template.every((wanted, i) => (wanted === null ? segments[i] !== '' : wanted === segments[i]))
}

function readParams<Target>(
  { segments: template, names }: Template<Target>,
  segments: readonly string[],
): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  let next = 0
  try {
    for (const [i, wanted] of template.entries()) {
      if (wanted === null) params[names[next++] ?? ''] = decodeURIComponent(segments[i] ?? '')
    }
    return params
  } catch {
    return undefined // a malformed % escape names nothing
  }
}
