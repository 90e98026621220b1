import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core'

/* Checks contracts against the rules of redocly.yaml. Usage: npm run lint:contract, or with other files as arguments. */

const config = await loadConfig()
for (const ref of process.argv.slice(2)) {
  const problems = (await lint({ ref, config })).filter(({ ignored }) => !ignored)
  if (problems.length === 0) continue
  formatProblems(problems, { totals: getTotals(problems), version: '' })
  process.exitCode = 1
}
