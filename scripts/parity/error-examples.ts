import type { Located } from '../../src/contract/document.ts'
import { mismatchedRequirement } from '../contract/refusals.ts'
import { fieldNames } from '../contract/schema-parts.ts'
import type { SourceContract } from '../contract/source-contract.ts'
import type { Fault } from '../contract/finding.ts'
import type { Project } from './project.ts'

interface Example {
  value: { error?: { code?: string; type?: string; param?: string } }
}

/** The parts of a body without fields, a CSV file, that errors name as `param`. */
const partsOf: Partial<Record<string, string[]>> = {
  too_many_columns: ['columns'],
  too_many_records: ['records'],
}

/** Compares an operation's error codes with its error examples, which are named by code. */
export function compareErrorExamples({ contract }: Project): Fault[] {
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

function compareResponse(
  contract: SourceContract,
  located: Located,
  status: number,
  pointer: string[],
): Fault[] {
  const catalog = contract.document['x-error-catalog']
  const { operationId, 'x-error-codes': codes = [] } = located.operation
  const place = [...pointer, 'content', 'application/json', 'examples']
  const examples = (contract.get(place) ?? {}) as Record<string, Example>
  const listed = codes.filter((code) => catalog[code]?.status === status)
  return [
    ...listed
      .filter((code) => !Object.hasOwn(examples, code))
      .map((code): Fault => {
        const at = [...located.pointer, 'x-error-codes', codes.indexOf(code)]
        const fix = `add the example ${code} to the response ${status}, at ${contract.at(pointer)}, or unlist the code`
        return [at, `${operationId} lists ${code}, for which its ${status} has no example`, fix]
      }),
    ...Object.entries(examples).flatMap(([code, value]): Fault[] => {
      const at = [...place, code]
      if (listed.includes(code))
        return compareExample(contract, located, code, contract.follow({ pointer: at, value }))
      const what = `the example ${code} has no code that ${operationId} lists for ${status}`
      return [[at, what, 'list the code in x-error-codes, or remove the example']]
    }),
  ]
}

function compareExample(
  contract: SourceContract,
  located: Located,
  code: string,
  { pointer, value }: { pointer: string[]; value: Example },
): Fault[] {
  const { operationId, security } = located.operation
  const { error } = value.value
  const type = contract.document['x-error-catalog'][code]?.type
  const at = (field: string): string[] => [...pointer, 'value', 'error', field]
  const faults: Fault[] = []
  if (error?.code !== code)
    faults.push([at('code'), `the example of ${code} has the code ${error?.code}`, `make it ${code}`])
  if (error?.type !== type)
    faults.push([at('type'), `the example of ${code} has the type ${error?.type}`, `make it ${type}`])
  const names = [...fieldNames(contract, located), ...(partsOf[code] ?? [])]
  if (error?.param !== undefined && !names.includes(error.param)) {
    const what = `the example names ${error.param}, which ${operationId} does not have`
    faults.push([at('param'), what, 'name a field or parameter of the operation'])
  }
  const other = mismatchedRequirement(contract, located, value)
  if (other !== undefined) {
    const required = Object.values(security[0] ?? {}).flat()
    const what = `the example of ${code} names ${other}, and ${operationId} requires ${required.join(', ')}`
    faults.push([at('message'), what, 'name what it requires, or refer to a response that does'])
  }
  return faults
}
