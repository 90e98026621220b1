/** Two things that should agree and do not. */
export interface Finding {
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

/** Prints the findings, and makes the process fail when there are any. */
export function report(findings: readonly Finding[]): void {
  for (const { where, what, mend } of findings) console.error(`${where}: ${what}\n    mend: ${mend}`)
  if (findings.length > 0) process.exitCode = 1
}
