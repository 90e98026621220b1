import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { readConfig, type Config } from '../config.ts'
import { openForWork } from '../db/database.ts'
import { checkConfiguration } from '../../tools/doctor/check-configuration.ts'
import { checkDataDir } from '../../tools/doctor/check-data-dir.ts'
import { checkDatabase } from '../../tools/doctor/check-database.ts'
import { checkSigningSecrets } from '../../tools/doctor/check-signing-secrets.ts'
import { ok, problem, type Finding } from '../../tools/doctor/finding.ts'
import { innermostMessage } from '../errors.ts'
import { SaidError } from './command-error.ts'
import { printing } from './command.ts'
import { useDatabaseUrl } from './use-database.ts'

interface Report {
  /** Whether there is no problem; warnings are none. */
  ok: boolean
  checks: Finding[]
}

export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('look at all that a server needs, change nothing, and say what to mend')
    .action(async (...given: [object, Command]) => {
      let isWell = true
      const print = printing(async (_options: object) => {
        const checks = await examine(readConfig())
        isWell = checks.every(({ status }) => status !== 'problem')
        return { ok: isWell, checks }
      }, toText)
      await print(...given)
      if (!isWell) throw new SaidError()
    })
}

async function examine(config: Config): Promise<Finding[]> {
  return [
    ...checkConfiguration(config),
    ...(await checkDataDir(config)),
    ...(await examineDatabase(config)),
    ...(config.redisUrl === undefined ? [] : [await redisOf(config.redisUrl)]),
  ]
}

/** Its client is loaded where there is one. */
async function redisOf(url: string): Promise<Finding> {
  const { checkRedis } = await import('../../tools/doctor/check-redis.ts')
  return checkRedis(url)
}

/** The built-in one is started where no server runs, for as long as it is asked; but it is not made. */
async function examineDatabase(config: Config): Promise<Finding[]> {
  const isBuiltIn = config.databaseUrl === undefined
  if (isBuiltIn && !existsSync(join(config.dataDir, 'postgres')))
    return [ok('database', 'the first start makes the built-in PostgreSQL')]
  try {
    const look = async (url: string): Promise<Finding[]> => {
      const { db, close } = openForWork(url, { total: 2, applicationName: 'taskwire command' })
      try {
        const findings = await checkDatabase(db, { isBuiltIn, needed: connectionsOf(config) })
        return [...findings, ...(await checkSigningSecrets(db, config))]
      } finally {
        await close()
      }
    }
    return await useDatabaseUrl(look, { isImpatient: true })
  } catch (error) {
    const remedy = isBuiltIn
      ? `see ${join(config.dataDir, 'postgres.log')}`
      : 'start it, or mend DATABASE_URL; nothing else of it could be looked at'
    return [problem('database', `it cannot be used: ${innermostMessage(error)}`, remedy)]
  }
}

/** Of a server of this configuration, those that listen included. Several processes have one more for background work. */
function connectionsOf({ databasePool, workers, role }: Config): number {
  const processes = workers > 1 && role !== 'worker' ? workers + (role === 'all' ? 1 : 0) : 1
  return processes * (databasePool + 1)
}

function toText({ checks }: Report): string {
  const width = Math.max(...checks.map(({ check }) => check.length))
  const lines = checks.flatMap(({ check, status, message, remedy }) => [
    `${status.padEnd(7)}  ${check.padEnd(width)}  ${message}`,
    ...(remedy === null ? [] : [`${' '.repeat(width + 11)}mend: ${remedy}`]),
  ])
  const count = (wanted: Finding['status']) => checks.filter(({ status }) => status === wanted).length
  const many = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  return [
    ...lines,
    `${count('ok')} ok, ${many(count('warning'), 'warning')}, ${many(count('problem'), 'problem')}`,
  ].join('\n')
}
