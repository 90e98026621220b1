import type { RequestStep, Step } from './steps.ts'

/**
 * Fewer and plainer steps with which it still fails: halves are left out, then quarters, down to single ones, and then
 * parts of what is left. It may be tried for so long, and the smallest that was found counts.
 */
export async function shrink(
  steps: readonly Step[],
  fails: (steps: readonly Step[]) => Promise<boolean>,
  isOver: () => boolean,
): Promise<readonly Step[]> {
  let smallest = steps
  const tries = async (smaller: readonly Step[]): Promise<boolean> => {
    if (isOver() || !(await fails(smaller))) return false
    smallest = smaller
    return true
  }
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let end = smallest.length; end > 0; end -= size)
      await tries(smallest.filter((_, i) => i < end - size || i >= end))
  }
  for (let i = 0; i < smallest.length; i++) {
    for (let plainer = plainerThan(smallest[i] as Step); plainer.length > 0;) {
      const next = plainer.shift() as Step
      if (await tries(smallest.with(i, next))) plainer = plainerThan(next)
    }
  }
  return smallest
}

/** Each lacks one thing. */
function plainerThan(step: Step): Step[] {
  if (step.kind === 'together') {
    const [one, other] = step.requests
    return [
      one,
      other,
      ...plainerRequests(one).map((plainer): Step => ({ ...step, requests: [plainer, other] })),
      ...plainerRequests(other).map((plainer): Step => ({ ...step, requests: [one, plainer] })),
    ]
  }
  return step.kind === 'request' ? plainerRequests(step) : []
}

function plainerRequests(step: RequestStep): RequestStep[] {
  const { target, headers, body, walks } = step
  const [path = '', search = ''] = target.split('?')
  const pairs = search === '' ? [] : search.split('&')
  return [
    ...(walks ? [{ ...step, walks: false }] : []),
    ...headers.map((_, i) => ({ ...step, headers: headers.toSpliced(i, 1) })),
    ...pairs.map((_, i) => {
      const kept = pairs.toSpliced(i, 1).join('&')
      return { ...step, target: kept === '' ? path : `${path}?${kept}` }
    }),
    ...(typeof body === 'string' ? plainerBodies(body).map((plainer) => ({ ...step, body: plainer })) : []),
  ]
}

/** Without one of its members, or with less of a long text. */
function plainerBodies(text: string): string[] {
  const body = parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return []
  const members = Object.entries(body as Record<string, unknown>)
  return [
    ...members.map((_, i) => members.toSpliced(i, 1)),
    ...members.flatMap(([name, value], i) =>
      typeof value === 'string' && value.length > 8 && !value.includes('{{')
        ? [members.with(i, [name, value.slice(0, value.length / 2)])]
        : [],
    ),
  ].map((kept) => JSON.stringify(Object.fromEntries(kept)))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
