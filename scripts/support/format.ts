import { readFile } from 'node:fs/promises'
import { format, type FormatConfig } from 'oxfmt'

/** Formats a file's text as `npm run format` would. The ending of the name decides the language. */
export async function formatText(name: string, text: string): Promise<string> {
  const config = JSON.parse(await readFile('.oxfmtrc.json', 'utf8')) as FormatConfig
  const { code, errors } = await format(name, text, config)
  if (errors[0]) throw new Error(`${name} cannot be formatted: ${errors[0].message}`)
  return code
}
