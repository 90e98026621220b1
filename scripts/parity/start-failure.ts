import { ContractError } from '../contract/finding.ts'

/**
 * Awaits a step of starting the app.
 * @param fix what to do if the step fails
 * @throws ContractError with the file of src that is nearest to the failure
 */
export async function orFinding<T>(step: Promise<T>, fix: string): Promise<T> {
  try {
    return await step
  } catch (error) {
    const { stack = '', message, code = '' } = error as NodeJS.ErrnoException
    const where = /(src\/[^\s:]+\.ts:\d+)/.exec(stack)?.[1] ?? 'src/app.ts:1'
    throw new ContractError([
      { rule: 'start', where, what: `the app does not start: ${message || code}`, fix },
    ])
  }
}
