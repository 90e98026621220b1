import { fieldNames, otherRequirement } from '../contract/refusals.ts'
import type { Contract, Located } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import type { Project } from './project.ts'

/** Compares an operation's error codes with its error examples, which are named by code. */
export function compareErrorExamples({ contract }: Project): Finding[] {
  return contract.operations().flatMap((located) => {
    const { operation, pointer } = located
    return Object.entries(operation.responses)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([status, value]) => {
        const response = contract.follow({ pointer: [...pointer, 'responses', status], value })
        return compareResponse(contract, located, Number(status), response.pointer)
      })
  })
}

function compareResponse(contract: Contract, located: Located, status: number, pointer: string[]): Finding[] {
  const catalog = contract.document['x-error-catalog']
  const { operationId, 'x-error-codes': codes = [] } = located.operation
  const place = [...pointer, 'content', 'application/json', 'examples']
  const examples = (contract.get(place) ?? {}) as Record<string, { value?: unknown; $ref?: string }>
  const listed = codes.filter((code) => catalog[code]?.status === status)
  const withoutExample = listed.filter((code) => !Object.hasOwn(examples, code))
  return [
    ...withoutExample.map((code) => {
      const where = [...located.pointer, 'x-error-codes', codes.indexOf(code)]
      const fix = `add the example ${code} to the response ${status}, at ${contract.at(pointer)}, or unlist the code`
      return contract.finding(
        'error-examples',
        where,
        `${operationId} lists ${code}, of which its ${status} has no example`,
        fix,
      )
    }),
    ...Object.entries(examples).flatMap(([code, value]) => {
      if (!listed.includes(code)) {
        const what = `the example ${code} is of no ${status} that ${operationId} lists`
        return [
          contract.finding(
            'error-examples',
            [...place, code],
            what,
            'list the code in x-error-codes, or remove the example',
          ),
        ]
      }
      return compareExample(contract, located, code, contract.follow({ pointer: [...place, code], value }))
    }),
  ]
}

function compareExample(
  contract: Contract,
  located: Located,
  code: string,
  { pointer, value }: { pointer: string[]; value: { value?: unknown } },
): Finding[] {
  const example = value as { value: { error?: { code?: string; type?: string; param?: string } } }
  const { error } = example.value
  const type = contract.document['x-error-catalog'][code]?.type
  const place = [...pointer, 'value', 'error']
  const findings: Finding[] = []
  if (error?.code !== code) {
    const what = `the example of ${code} has the code ${error?.code}`
    findings.push(contract.finding('error-examples', [...place, 'code'], what, `make it ${code}`))
  }
  if (error?.type !== type) {
    const what = `the example of ${code} has the type ${error?.type}`
    findings.push(
      contract.finding('error-examples', [...place, 'type'], what, `make it ${type}, as in x-error-catalog`),
    )
  }
  if (error?.param !== undefined && !fieldNames(contract, located).includes(error.param)) {
    const what = `the example names ${error.param}, which ${located.operation.operationId} does not have`
    findings.push(
      contract.finding(
        'error-examples',
        [...place, 'param'],
        what,
        'name a field or parameter of the operation',
      ),
    )
  }
  const other = otherRequirement(contract, located, example)
  if (other !== undefined) {
    const { operationId, security } = located.operation
    const required = Object.values(security[0] ?? {}).flat()
    const what = `the example of ${code} names ${other}, and ${operationId} requires ${required.join(', ')}`
    findings.push(
      contract.finding(
        'error-examples',
        [...place, 'message'],
        what,
        'name what it requires, or refer to a response that does',
      ),
    )
  }
  return findings
}
