/* Names that people choose must not move the cursor of an operator's terminal, write its clipboard or turn its text round. */

/** Matches control and format characters, lone surrogates, and separators of lines and paragraphs. A line end is plain. */
const unprintable = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Returns the text with control characters as `\u…`, as JSON escapes them: JSON keeps its meaning. */
export const showControls = (text: string): string => text.replaceAll(unprintable, escape)

/** Returns a line of JSON that is about to be read and shown, in whose strings control characters are text as `\u…`. */
export const showControlsInJson = (line: string): string =>
  line
    .replaceAll(/\\(?:u[\da-fA-F]{4}|.)/g, (found) => {
      if (found === '\\n') return found
      const shown = showControls(JSON.parse(`"${found}"`) as string)
      return shown.startsWith('\\u') ? `\\${shown}` : found
    })
    .replaceAll(unprintable, (found) => escape(found).replaceAll('\\', '\\\\'))

function escape(text: string): string {
  return text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
