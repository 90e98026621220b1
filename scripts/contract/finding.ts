import { rules, type Rule } from './rules.ts'

/** Two things that should agree and do not. */
export interface Finding {
  rule: Rule
  /** `file:line` */
  where: string
  what: string
  /** The edit or command that brings the two back in step. */
  mend: string
}

/** Thrown when the contract itself is invalid. */
export class ContractError extends Error {
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    super(findings.map(({ where, what }) => `${where}: ${what}`).join('\n'))
    this.findings = findings
  }
}

/** Each once: what several operations refer to is found for each of them. */
export function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.where} ${finding.what}`, finding])).values()]
}

/** Prints the findings, and makes the process fail when there are any. */
export function report(findings: readonly Finding[], format: 'text' | 'json' | 'sarif' = 'text'): void {
  if (findings.length > 0) process.exitCode = 1
  if (format !== 'text') console.log(JSON.stringify(documents[format](findings.map(listed)), null, 2))
  else for (const { where, what, mend } of findings) console.error(`${where}: ${what}\n    mend: ${mend}`)
}

/** A finding as other programs read it. */
interface Listed {
  rule: Rule
  message: string
  file: string
  line: number
  fix: string
}

function listed({ rule, where, what, mend }: Finding): Listed {
  const colon = where.lastIndexOf(':')
  return { rule, message: what, file: where.slice(0, colon), line: Number(where.slice(colon + 1)), fix: mend }
}

const documents = {
  json: (findings: readonly Listed[]) => ({ findings }),
  /** SARIF 2.1.0, which code hosts show beside the lines. */
  sarif: (findings: readonly Listed[]) => ({
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
          message: { text: `${message}. To mend it: ${fix}` },
          locations: [{ physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } } }],
        })),
      },
    ],
  }),
}
