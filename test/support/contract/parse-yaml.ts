import { hash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'

/** Parses YAML without aliases and dates. Keeps the result, since parsing the contracts takes each process a second. */
export function parseYaml(text: string): unknown {
  const path = join(tmpdir(), `taskwire-yaml-${hash('sha256', text)}.json`)
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    const parsed: unknown = parse(text)
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, JSON.stringify(parsed))
    renameSync(draft, path)
    return parsed
  }
}
