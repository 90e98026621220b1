/** Returns the first letters of a name's first and last words. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? []
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('')
}
