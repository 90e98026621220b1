import { fileCases } from './file-cases.ts'
import type { ImportCase } from './import-case.ts'
import { peopleCases } from './people-cases.ts'
import { spellingCases } from './spelling-cases.ts'
import { stateCases } from './state-cases.ts'
import { toolCases } from './tool-cases.ts'

/** Returns a file with a title in the last of its columns. */
function withColumns(count: number): string {
  const names = Array.from({ length: count - 1 }, (_, i) => `c${i}`)
  return `${[...names, 'title'].join()}\n${','.repeat(count - 1)}a\n`
}

const sizeCases: ImportCase[] = [
  { name: '500 columns', csv: withColumns(500), must: { created: 1, failed: [], tasks: [{ title: 'a' }] } },
  {
    name: '501 columns',
    csv: withColumns(501),
    must: { status: 422, code: 'too_many_columns', param: 'columns' },
  },
]

/** Files as people import them, from many tools. */
export const importCases: ImportCase[] = [
  ...stateCases,
  ...peopleCases,
  ...fileCases,
  ...sizeCases,
  ...toolCases,
  ...spellingCases,
]
