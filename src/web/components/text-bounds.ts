/**
 * The most that is formatted: characters of the text, depth of what is nested, the sum of the depths of all lines, cells
 * of tables, marks in a paragraph, runs of backticks. The parser's time grows with the square of depths and marks.
 */
const most = { characters: 20_000, depth: 20, depthOfAllLines: 600, cells: 3_000, marks: 400, codes: 100 }

/** The marks with which a line begins: of quotes, entries of lists, and indentation. */
const containers = /^(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)| {1,2}|\t)+/
const container = />|[-+*]|\d+[.)]| {2}|\t/g

/** Brackets, and marks of emphasis that begin or end a word, or are repeated. */
const inline = /[[\]]|(?<!\S)[*_~]+(?=\S)|(?<=\S)[*_~]+(?!\S)|[*_~]{2,}/g

/** Returns whether formatting a text takes little time: less than 100 ms for what is nested as deep as possible. */
export function isQuicklyFormatted(text: string): boolean {
  if (text.length > most.characters || text.split(/`+/).length > most.codes) return false
  const lines = text.replace(/^\uFEFF/, '').split(lineEnd)
  const depths = lines.map((line) => containers.exec(line)?.[0].match(container)?.length ?? 0)
  return (
    greatest(depths) <= most.depth &&
    depths.reduce((sum, depth) => sum + depth, 0) <= most.depthOfAllLines &&
    greatest(lines.map((line) => line.split('|').length - 1)) * lines.length <= most.cells &&
    lines
      .join('\n')
      .split(/\n\s*\n/)
      .every((paragraph) => isSimple(paragraph))
  )
}

/** The ends of lines as Markdown has them. */
const lineEnd = /\r\n?|\n/

const greatest = (numbers: number[]): number => numbers.reduce((most, one) => Math.max(most, one), 0)

const isSimple = (paragraph: string): boolean =>
  paragraph.split(/[*_~[\]]/).length <= most.marks && inlineDepthOf(paragraph) <= most.depth

/** Returns how deep brackets and emphasis are nested. */
function inlineDepthOf(paragraph: string): number {
  let depth = 0
  let deepest = 0
  for (const { 0: mark, index } of paragraph.matchAll(inline)) {
    const isOpening = mark === '[' || (mark !== ']' && !/\S/.test(paragraph.charAt(index - 1)))
    depth = isOpening ? depth + mark.length : Math.max(0, depth - mark.length)
    deepest = Math.max(deepest, depth, mark.length)
  }
  return deepest
}
