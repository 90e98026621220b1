import { requireInstalled } from './generators.ts'

interface PostmanRequest {
  method: string
  url: { host: string[]; path: string[]; query: Pair[]; variable: Pair[] }
  header: Pair[]
}
export interface Pair {
  key: string
  value: string
  disabled?: boolean
}
export interface PostmanCollection {
  info: { name: string }
  item: PostmanItem[]
}
export interface PostmanItem {
  name: string
  item?: PostmanItem[]
  request?: PostmanRequest
  response?: { code: number; body: string }[]
}
export interface Conversion {
  result: boolean
  reason?: string
  output: { type: string; data: PostmanCollection }[]
}
interface Converter {
  convertV2(
    input: { type: 'string'; data: string },
    options: Record<string, unknown>,
    done: (error: Error | null, conversion: Conversion) => void,
  ): void
}

/**
 * Converts a document as an import into Postman does, with example values and a folder for each tag.
 * @param chosen further options of the import
 */
export function importCollection(
  document: string,
  chosen: { enableOptionalParameters?: boolean } = {},
): Promise<Conversion> {
  const converter = requireInstalled('openapi-to-postmanv2') as Converter
  const input = { type: 'string' as const, data: document }
  const options = { parametersResolution: 'Example', folderStrategy: 'Tags', ...chosen }
  return new Promise((resolve, reject) =>
    converter.convertV2(input, options, (error, outcome) => (error ? reject(error) : resolve(outcome))),
  )
}
