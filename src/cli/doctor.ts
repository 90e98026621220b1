import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { checkMail, checkRedis } from '../../tools/doctor/doctor.ts'
import { checkConfiguration, checkFiles } from '../checks/configuration.ts'
import { checkDatabase } from '../checks/database.ts'
import { finding, type Finding } from '../checks/finding.ts'
import { readConfig, type Config } from '../config.ts'
import { openForWork } from '../db/open-database.ts'
import { createMailSender } from '../delivery/mail-sender.ts'
import { innermostMessage } from '../errors.ts'
import { ReportedError } from './command-error.ts'
import { printResult } from './command.ts'
import { useDatabaseUrl } from './use-database.ts'

export function addCommands(program: Command): void {
  program
    .command('doctor')
    .description('check everything that a server needs, change nothing, and print fixes')
    .option('--strict', 'also exit with 1 for warnings')
    .action(async ({ strict = false }: { strict?: boolean }, command: Command) => {
      const config = readConfig()
      const checks = [
        ...checkConfiguration(config),
        ...(await orProblem('data_dir', checkFiles(config))),
        ...(await orProblem('database', examineDatabase(config))),
        ...(config.redisUrl === undefined ? [] : await orProblem('redis', checkRedis(config.redisUrl))),
        ...(config.mail === undefined
          ? []
          : await orProblem('mail', checkMail(config.mail, createMailSender(config.mail).verify))),
      ]
      const ok = checks.every(({ status }) => status !== 'problem')
      await printResult(() => Promise.resolve({ ok, checks }), toText)(command)
      const isFlawless = checks.every(({ status }) => status === 'ok')
      if (!(strict ? isFlawless : ok)) throw new ReportedError()
    })
}

/** Returns the findings, or an error as the only finding. */
function orProblem(check: Finding['check'], findings: Promise<Finding[]>): Promise<Finding[]> {
  return findings.catch((error: unknown) => [finding(check, innermostMessage(error), true)])
}

/**
 * Opens the database as the server does, but never creates one. Then stops the built-in PostgreSQL, unless a server
 * is using it.
 */
async function examineDatabase(config: Config): Promise<Finding[]> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'postgres')))
    return [finding('database', 'the first start creates the built-in PostgreSQL')]
  const examineUrl = async (url: string): Promise<Finding[]> => {
    const { db, close } = openForWork(url, { total: 2, applicationName: 'taskwire command' })
    return checkDatabase(db, url, config).finally(close)
  }
  return useDatabaseUrl(examineUrl, { failsFast: true, isExamined: true })
}

function toText({ checks }: { checks: Finding[] }): string {
  const lines = checks.flatMap(({ check, status, message, remedy }) => [
    `${status.padEnd(7)}  ${check.padEnd(15)}  ${message}`,
    ...(remedy === null ? [] : [`${' '.repeat(26)}fix: ${remedy}`]),
  ])
  return lines.join('\n')
}
