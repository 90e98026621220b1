import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** The seconds of each test file, as `DURATIONS=1 npm test` measured them. */
export const durationsFile = join(import.meta.dirname, 'durations.json')

export const readDurations = (): Record<string, number> =>
  existsSync(durationsFile) ? (JSON.parse(readFileSync(durationsFile, 'utf8')) as Record<string, number>) : {}

export const pathOf = (moduleId: string): string => relative(root, moduleId)
