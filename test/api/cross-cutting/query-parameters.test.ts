import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../../generated/errors.ts'
import { accepts } from '../../support/contract.ts'
import { operations, send, type Operation, type Parameter } from '../../support/operations.ts'
import { expectRefusal } from '../../support/refusal.ts'
import { useWorld } from '../../support/world.ts'

const scene = useWorld()
const { full } = scene

const queryOf = ({ parameters }: Operation): Parameter[] => parameters.filter((one) => one.in === 'query')
const rows = operations.flatMap((operation) =>
  queryOf(operation).map((parameter) => ({ operation, id: operation.id, name: parameter.name, parameter })),
)

/** Parameters that are refused with another code, or for more than their schema requires. */
const strict: Record<string, ErrorCode> = {
  'listEvents.from': 'invalid_date',
  'listEvents.to': 'invalid_date',
}
const isStrict = (id: string, { name }: Parameter): boolean => name === 'cursor' || `${id}.${name}` in strict

const junk = [
  'x',
  '-1',
  '1.5',
  '2026-02-30',
  '%',
  ' ',
  'null',
  '[]',
  '"; --',
  '\u0000',
  '🙂',
  'x'.repeat(2000),
]

describe('a query parameter', () => {
  // Every value that the schema refuses, unless the server ignores it, is refused before any look-up.
  const refused = rows.flatMap(({ parameter, ...row }) =>
    junk
      .filter(
        (value) => isStrict(row.id, parameter) || (!parameter.isLenient && !acceptsText(parameter, value)),
      )
      .map((value) => ({ ...row, value, shown: JSON.stringify(value).slice(0, 20) })),
  )
  test.each(refused)('$id: $name of $shown is refused and named', async ({ operation, id, name, value }) => {
    const answer = await send(full, operation, scene, { query: { [name]: value } })
    expectRefusal(answer, strict[`${id}.${name}`] ?? 'validation_error', { param: name })
  })

  const forgiven = rows.filter(({ id, parameter }) => !parameter.required && !isStrict(id, parameter))
  test.each(forgiven)('$id: an invalid $name is ignored', async ({ operation, name, parameter }) => {
    for (const value of junk.filter((one) => parameter.isLenient || acceptsText(parameter, one))) {
      const answer = await send(full, operation, scene, { query: { [name]: value } })
      expect(operation.successes, answer.text).toContain(answer.status)
    }
  })

  test.each(rows.filter(({ parameter }) => !parameter.required))(
    '$id: an empty $name counts as absent, and of a repeated one the last counts (product.md 1.11)',
    async ({ operation, name }) => {
      for (const query of [{ [name]: '' }, { [name]: ['x', ''] }]) {
        const answer = await send(full, operation, scene, { query })
        expect(operation.successes, answer.text).toContain(answer.status)
      }
    },
  )
})

/** Tells whether the schema accepts the text, converted to the schema's type. */
function acceptsText({ schema }: Parameter, text: string): boolean {
  const types = [schema.type ?? 'string'].flat()
  if (types.includes('string')) return accepts(schema, text)
  return accepts(schema, /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text === 'true' || text)
}
