import { nameOutcome, servedOperations, outcomesOf } from './documented.ts'

/**
 * Finds undocumented responses and, after a run of all tests, documented responses that never occurred, each with a
 * fix.
 * @param answers the responses, as `nameOutcome` names them
 */
export function checkAnswers(answers: ReadonlySet<string>, isWhole: boolean): string[] {
  const documented = new Set(
    servedOperations.flatMap((operation) =>
      outcomesOf(operation).map((outcome) => nameOutcome(operation, outcome)),
    ),
  )
  const undocumented = [...answers.difference(documented)].map((answer) =>
    finding(
      answer,
      'was returned, but is not documented',
      `fix the code that returns it, or document it in ${fileOf(answer)} and run npm run codegen`,
    ),
  )
  const missed = [...documented.difference(answers)].map((answer) =>
    finding(
      answer,
      'is documented, but no test received it',
      `add a test that does, or remove it from ${fileOf(answer)} and run npm run codegen`,
    ),
  )
  return [...undocumented, ...(isWhole ? missed : [])]
}

const fileOf = (answer: string): string => `spec/${answer.slice(0, answer.indexOf(' '))}.yaml`
const finding = (answer: string, what: string, fix: string): string => `${answer} ${what}\n    fix: ${fix}`
