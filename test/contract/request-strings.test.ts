import { expect, test } from 'vitest'
import { SourceContract } from '../../scripts/contract/source-contract.ts'
import { checkRequestStrings, completeStrings } from '../../scripts/contract/request-strings.ts'
import { YamlEdits } from '../../scripts/contract/yaml-edits.ts'
import { YamlFile } from '../../scripts/contract/yaml-file.ts'
import { bodyOf, contractOf } from '../support/project/small-contract.ts'

/* product.md 1.12: U+0000 and unpaired surrogates are refused in every documented field of a body. */

const string = { type: 'string' }
const safe = { ...string, pattern: String.raw`^[^\x00]*$`, 'x-storable': true }
const Tree = {
  type: 'object',
  properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
}

/** Counts the faults that codegen finds in a body with this field, and the fields to which it adds the rules. */
function faultsOf(field: object, keywords: object = {}): { faults: number; added: number } {
  const contract = contractOf(bodyOf({ type: 'object', properties: { field }, ...keywords }), {
    schemas: { Loose: string, Safe: safe, Tree },
  })
  const edits = new YamlEdits(contract.source)
  const added = completeStrings(contract, edits).length
  const completed = new SourceContract(new YamlFile('spec/things.yaml', edits.text))
  expect(completeStrings(completed, new YamlEdits(completed.source))).toEqual([])
  const faults = completed.operations().flatMap((located) => checkRequestStrings(completed, located)).length
  return { faults, added }
}

const pattern = (text: string): object => ({ ...string, pattern: text })

test.each<[what: string, field: object, keywords?: object]>([
  ['a field that is not a string', { type: ['integer', 'null'] }],
  ['the storage rules', safe],
  ['any pattern with x-storable', { ...pattern('.+[^x]|y'), 'x-storable': true }],
  ['a pattern that lists its characters', pattern(String.raw`^[\w.-]+(\.[a-z]{2,3}|x)?\d*$`)],
  ['an enum', { ...string, enum: ['a'] }],
  ['a const', { ...string, const: 'a' }],
  ['a format', { type: ['string', 'null'], format: 'uri' }],
  ['a field that must not be sent', { not: {} }],
  ['a reference', { $ref: '#/components/schemas/Safe' }],
  ['a member of allOf', { ...string, allOf: [safe] }],
  ['safe alternatives', { anyOf: [safe, { type: 'null' }] }],
  ['the rules elsewhere in the body', string, { allOf: [{ properties: { field: safe } }] }],
  ['an alternative of the body that repeats the field', safe, { oneOf: [{ properties: { field: string } }] }],
  ['a recursive schema', { $ref: '#/components/schemas/Tree' }],
])('a body is accepted with %s', (_what, field, keywords) => {
  expect(faultsOf(field, keywords)).toEqual({ faults: 0, added: 0 })
})

test.each<[what: string, field: object, keywords?: object]>([
  ['any string', string],
  ['a nullable string', { type: ['string', 'null'], maxLength: 9 }],
  ['a format that allows any text', { ...string, format: 'json-pointer' }],
  ['a reference', { $ref: '#/components/schemas/Loose' }],
  ['an item of an array', { type: 'array', items: string }],
  ['a value of additionalProperties', { type: 'object', additionalProperties: string }],
  ['a nested field', { type: 'object', properties: { deep: string } }],
  ['an alternative of anyOf', { anyOf: [string, safe, { type: 'null' }] }],
  ['a field of an alternative', safe, { oneOf: [{ properties: { other: string } }] }],
  ['a field of a member of allOf', safe, { allOf: [{ properties: { other: string } }] }],
  ...[
    'a',
    '^a',
    'a$',
    '^.$',
    '^[^x]*$',
    String.raw`^\S+$`,
    String.raw`^[\W]$`,
    '^a|b$',
    String.raw`^\u0000$`,
  ].map((text): [string, object] => [`pattern ${text}`, pattern(text)]),
])('codegen adds the storage rules to %s', (_what, field, keywords) => {
  expect(faultsOf(field, keywords)).toEqual({ faults: 0, added: 1 })
})

test.each<[what: string, field: object]>([
  ['a field of any type', {}],
  ['an alternative of any type', { anyOf: [string, {}] }],
])('codegen refuses a body with %s', (_what, field) => {
  expect(faultsOf(field)).toEqual({ faults: 1, added: 0 })
})
