import { writeFile } from 'node:fs/promises'
import { Option, type Command } from 'commander'
import { FixtureError, readFixtureFile } from '../../tools/conformance/fixture-file.ts'
import { junitOf } from '../../tools/conformance/junit.ts'
import type { Rule } from '../../tools/conformance/rule.ts'
import { rules } from '../../tools/conformance/rules.ts'
import { runRules, type Report } from '../../tools/conformance/run-rules.ts'
import { printResult } from './command.ts'
import { ConfigError } from '../config/environment.ts'
import { CommandError } from './command-error.ts'
import { escapeControls } from '../control-characters.ts'
import { formatTable } from './format.ts'
import { requireWritable } from './require-writable.ts'

interface Options {
  list?: true
  url?: string
  fixture?: string
  only?: string[]
  junit?: string
  json?: true
}

export function addCommands(program: Command): void {
  program
    .command('conformance')
    .description('check any server that implements the contract against its rules')
    .option('--url <base>', "the server's URL, with the prefix: http://127.0.0.1:3000/api/public/v1")
    .option('--fixture <file>', 'the output of `fixture --json` on that server')
    .addOption(
      new Option('--only <ids>', 'run only these rules, separated by commas').argParser((text) =>
        text.split(',').map((id) => id.trim()),
      ),
    )
    .option('--junit <file>', 'also write a JUnit report for CI')
    .option('--list', 'list the rules with their descriptions, without checking')
    .action(async (options: Options, command: Command) => {
      if (options.list) return printResult(listRules, formatRules)(options, command)
      const report = await tryRules(options)
      await printResult(() => Promise.resolve(report), formatReport)(command)
      if (report.failed > 0) throw new CommandError(`${report.failed} of ${report.rules.length} rules failed`)
    })
}

function listRules({ only }: Options): Promise<Pick<Rule, 'id' | 'title' | 'sentence'>[]> {
  return Promise.resolve(chosenRules(only).map(({ id, title, sentence }) => ({ id, title, sentence })))
}

async function tryRules({ url, fixture: file, only, junit }: Options): Promise<Report> {
  if (url === undefined) throw new ConfigError("--url is missing: the server's URL, with the prefix")
  if (file === undefined) throw new ConfigError('--fixture is missing: the output of `fixture --json`')
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new ConfigError(`--url must be an http or https URL with the prefix, not ${url}`)
  const chosen = chosenRules(only)
  const fixture = await readFixtureFile(file).catch((error: unknown) => {
    throw error instanceof FixtureError ? new ConfigError(error.message) : error
  })
  if (junit !== undefined) await requireWritable(junit, 'the report')
  const report = await runRules(
    chosen,
    { url, fixture },
    { say: (line) => console.error(escapeControls(line)) },
  )
  if (junit !== undefined) await writeFile(junit, junitOf(report))
  return report
}

function chosenRules(only: string[] | undefined): readonly Rule[] {
  const unknown = only?.find((id) => !rules.some((rule) => rule.id === id))
  if (unknown !== undefined)
    throw new ConfigError(`there is no rule ${unknown || 'without a name'}: conformance --list shows them`)
  return rules.filter(({ id }) => !only || only.includes(id))
}

function formatRules(list: Pick<Rule, 'id' | 'title' | 'sentence'>[]): string {
  return list.map(({ id, title, sentence }) => `${id}\n  ${title}\n  “${sentence}”`).join('\n')
}

function formatReport({ url, passed, failed, skipped, rules }: Report): string {
  const table = formatTable(
    rules.map(({ status, id, title, ms }) => ({ status, rule: id, title, ms })),
    'No rule was checked.',
  )
  const details = rules
    .filter(({ detail }) => detail !== '')
    .map((rule) => `${rule.status} ${rule.id}: ${rule.detail}`)
  const sum = `${passed} passed, ${failed} failed, ${skipped} skipped at ${url}`
  return [table, ...(details.length > 0 ? ['', ...details] : []), '', sum].join('\n')
}
