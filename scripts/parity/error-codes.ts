import type { Fault } from '../contract/finding.ts'
import { policyCodes } from '../contract/policy-codes.ts'
import type { Project } from './project.ts'

/** Finds listed codes that the operation's policy rules out. Codegen adds missing ones. */
export function compareErrorCodes({ contract }: Project): Fault[] {
  return contract.operations().flatMap((located) => {
    const { operationId, 'x-error-codes': listed = [] } = located.operation
    const codes = policyCodes(contract, located)
    const possible = codes.filter(({ applies, alsoOfHandlers }) => applies || alsoOfHandlers)
    const impossible = new Set(codes.map(({ code }) => code)).difference(
      new Set(possible.map(({ code }) => code)),
    )
    return listed.flatMap((code, i): Fault[] => {
      const what = `${operationId} lists ${code}, which its policy rules out`
      return impossible.has(code) ? [[[...located.pointer, 'x-error-codes', i], what, `remove ${code}`]] : []
    })
  })
}
