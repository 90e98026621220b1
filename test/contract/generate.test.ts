import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { generateOperations } from '../../scripts/contract/operations.ts'
import { generateValidators } from '../../scripts/contract/validators.ts'
import { nodesOf, parseSource } from '../../scripts/parity/sources.ts'
import { bodyOf, contractOf } from '../support/project/small-contract.ts'

/* Generated code for kinds of operations that the project's contract does not have. */

describe('parameters', () => {
  const limit = (schema: object): object => ({ name: 'limit', in: 'query', schema })

  it('the parameters of an operation override those of its path', () => {
    const { code } = generateOperations(
      contractOf(
        { parameters: [limit({ type: 'integer' })] },
        {
          shared: [
            { ...limit({ type: 'string' }), required: true },
            { ...limit({ type: 'string' }), in: 'header' },
          ],
        },
      ),
      'things',
    )
    expect(code.match(/name: 'limit', type: '\w+', required: \w+/g)).toEqual([
      "name: 'limit', type: 'integer', required: false",
      "name: 'limit', type: 'string', required: false",
    ])
  })
})

describe('names', () => {
  const names = [
    ...['due-date', 'due_date', 'due.date', 'filter[status]', "it's", 'a"b', 'a\\b', 'Größe', '🙂', '$'],
  ]

  it('names of any characters are preserved, and get distinct identifiers', () => {
    const string = { type: 'string', maxLength: 9 }
    const contract = contractOf({
      parameters: names.map((name) => ({ name, in: 'query', schema: string })),
      ...bodyOf({ type: 'object', properties: Object.fromEntries(names.map((name) => [name, string])) }),
    })
    const { code, schemas } = generateOperations(contract, 'things')
    const { declarations } = generateValidators([{ name: 'things', contract, schemas }])
    const exported = [...declarations.matchAll(/^export const (\S+): Validator$/gm)].map(([, name]) => name)
    expect(new Set(exported).size).toBe(2 * names.length + 1)
    for (const name of exported) expect(name).toMatch(/^[\w$]+$/)

    const { tree } = parseSource('operations.ts', code)
    const named = nodesOf(tree).filter(
      (node) => ts.isPropertyAssignment(node) && node.name.getText() === 'name',
    )
    const literals = named.map((node) => (node as ts.PropertyAssignment).initializer as ts.StringLiteral)
    expect(literals.map(({ text }) => text)).toEqual([...names, ...names])
  })
})
