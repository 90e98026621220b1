export const isVersion = (text: string): boolean => /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(text)

/** Returns a negative number if the first version is lower. A contract's version may be short: `1` is 1.0.0. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => String(version).split('.').map(Number))
  const differences = [0, 1, 2].map((i) => (left?.[i] ?? 0) - (right?.[i] ?? 0))
  return differences.find((difference) => difference !== 0) ?? 0
}
