import type { Finding } from '../contract/finding.ts'
import { policyCodes } from '../contract/policy-codes.ts'
import type { Project } from './project.ts'

/** Finds listed codes that the operation's policy rules out. Codegen adds missing ones. */
export function compareErrorCodes({ contract }: Project): Finding[] {
  return contract.operations().flatMap((located) => {
    const { operation, pointer } = located
    const codes = policyCodes(contract, located)
    const possible = codes.filter(({ applies }) => applies).map(({ code }) => code)
    return codes.flatMap(({ code, alsoOfHandlers }) => {
      const i = operation['x-error-codes']?.indexOf(code) ?? -1
      if (i === -1 || alsoOfHandlers || possible.includes(code)) return []
      const what = `${operation.operationId} lists ${code}, which its policy rules out`
      return [contract.finding('error-codes', [...pointer, 'x-error-codes', i], what, `remove ${code}`)]
    })
  })
}
