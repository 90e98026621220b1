import { rules, type Rule } from './rules.ts'

/** A difference between two things that should agree. */
export interface Finding {
  rule: Rule
  /** `file:line` */
  where: string
  what: string
  /** The edit or command that fixes it. */
  fix: string
}

/** A difference at a position of the contract, or at `file:line`. */
export type Fault = [at: readonly (string | number)[] | string, what: string, fix: string]

/** The error for a contract that is invalid. */
export class ContractError extends Error {
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    super(findings.map(({ where, what }) => `${where}: ${what}`).join('\n'))
    this.findings = findings
  }
}

/** Removes duplicates, which shared components cause. */
export function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.where} ${finding.what}`, finding])).values()]
}

/** Prints the findings, and sets the exit code to 1 if there are any. */
export function report(findings: readonly Finding[], format: 'text' | 'json' | 'sarif' = 'text'): void {
  if (findings.length > 0) process.exitCode = 1
  if (format !== 'text') console.log(JSON.stringify(documents[format](findings.map(listed)), null, 2))
  else for (const { where, what, fix } of findings) console.error(`${where}: ${what}\n    fix: ${fix}`)
}

/** A finding in the JSON output. */
interface ListedFinding {
  rule: Rule
  message: string
  file: string
  line: number
  fix: string
}

function listed({ rule, where, what, fix }: Finding): ListedFinding {
  const colon = where.lastIndexOf(':')
  return { rule, message: what, file: where.slice(0, colon), line: Number(where.slice(colon + 1)), fix }
}

const documents = {
  json: (findings: readonly ListedFinding[]) => ({ findings }),
  /** The SARIF 2.1.0 document, which code hosts show next to the lines. */
  sarif: (findings: readonly ListedFinding[]) => ({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'taskwire parity',
            rules: Object.entries(rules).map(([id, text]) => ({ id, shortDescription: { text } })),
          },
        },
        results: findings.map(({ rule, message, file, line, fix }) => ({
          ruleId: rule,
          level: 'error',
          message: { text: `${message}. To fix it: ${fix}` },
          locations: [{ physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } } }],
        })),
      },
    ],
  }),
}
