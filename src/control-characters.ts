/* Names chosen by users must not control the operator's terminal: move the cursor, write the clipboard or reverse text. */

/** Matches control and format characters, lone surrogates, and line and paragraph separators, except line feeds. */
const unprintable = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Returns the text with control characters escaped as `\u…`, as in JSON, so that JSON keeps its meaning. */
export const escapeControls = (text: string): string => text.replaceAll(unprintable, escape)

/** Returns a line of JSON in whose strings control characters are visible text, `\u…`, even after parsing. */
export const escapeControlsInJson = (line: string): string =>
  line
    .replaceAll(/\\(?:u[\da-fA-F]{4}|.)/g, (found) => {
      if (found === '\\n') return found
      const shown = escapeControls(JSON.parse(`"${found}"`) as string)
      return shown.startsWith('\\u') ? `\\${shown}` : found
    })
    .replaceAll(unprintable, (found) => escape(found).replaceAll('\\', '\\\\'))

function escape(text: string): string {
  return text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
