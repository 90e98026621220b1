import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modules, outputs, runProgram } from './generators.ts'

interface Report {
  run: { executions: { item: { name: string }; response?: { code: number } }[]; failures: object[] }
}

/**
 * Runs a Postman collection with newman, and returns the status of each request, in order.
 * @param name the folder in which the collection is kept
 */
export async function runCollection(
  collection: object,
  name: string,
): Promise<[name: string, status: number][]> {
  const folder = join(outputs, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'collection.json'), JSON.stringify(collection))
  const reporter = ['--reporters', 'json', '--reporter-json-export', 'report.json']
  const output = await runProgram(
    [join(modules, 'newman/bin/newman.js'), 'run', 'collection.json', ...reporter],
    folder,
  )
  const report = await readFile(join(folder, 'report.json'), 'utf8').catch(() => {
    throw new Error(`newman wrote no report: ${output}`)
  })
  const { executions, failures } = (JSON.parse(report) as Report).run
  if (failures.length > 0) throw new Error(`newman: ${JSON.stringify(failures, null, 2)}`)
  return executions.map(({ item, response }) => [item.name, response?.code ?? 0])
}
