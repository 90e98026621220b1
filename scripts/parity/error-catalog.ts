import ts from 'typescript'
import type { Contract, Placed, SchemaObject } from '../contract/document.ts'
import { ownCatalog } from '../contract/error-catalog.ts'
import type { Finding } from '../contract/finding.ts'
import type { Project } from './project.ts'
import { nodesOf, objectConst, placeOf, stringsIn } from './sources.ts'

const messagesFile = 'src/errors.ts'

/** Codes of responses outside of any operation. */
const outsideOperations = ['method_not_allowed']

/** Compares the catalog of errors with messages, with the codes that src uses, and with those of operations. */
export function compareErrorCatalog(project: Project): Finding[] {
  return [
    ...compareMessages(project),
    ...compareUses(project),
    ...compareOperations(project),
    ...compareTypes(project),
    ...compareKnownCodes(project),
    ...compareProse(project),
  ]
}

function compareMessages({ contract, errorCodes, sources }: Project): Finding[] {
  const codes = Object.keys(ownCatalog(contract))
  const { place, properties } = objectConst(sources, messagesFile, 'messages')
  return [
    ...codes
      .filter((code) => !properties.has(code))
      .map((code): Finding => ({
        rule: 'error-catalog',
        where: place,
        what: `the error code ${code} has no message`,
        fix: `add it to the messages of ${messagesFile}`,
      })),
    ...[...properties]
      .filter(([code]) => !errorCodes.includes(code))
      .map(([code, property]): Finding => ({
        rule: 'error-catalog',
        where: placeOf(property),
        what: `there is a message for ${code}, which is not in x-error-catalog`,
        fix: `remove it, or add the code to x-error-catalog in ${contract.file}`,
      })),
  ]
}

/** Finds codes that src never uses as a value, such as one to throw. A comparison is not a use. */
function compareUses({ contract, errorCodes, sources }: Project): Finding[] {
  const catalog = ownCatalog(contract)
  const strings = sources.flatMap(({ tree }) => stringsIn(tree)).filter(isValue)
  const used = new Set(strings.map(({ text }) => text))
  const unused = Object.entries(catalog).flatMap(([code, { reserved = false }]) => {
    if (used.has(code) !== reserved) return []
    const what = reserved ? `${code} is reserved, and src uses it` : `nothing in src answers with ${code}`
    const fix = reserved
      ? 'remove reserved: true'
      : 'throw it where it is due, mark it reserved: true, or remove it'
    return [contract.finding('error-catalog', ['x-error-catalog', code], what, fix)]
  })
  const thrown = sources.flatMap(({ tree }) => nodesOf(tree).filter(isAppError).flatMap(codesOf))
  const unknown = thrown.filter(({ text }) => !errorCodes.includes(text))
  return [
    ...unused,
    ...unknown.map((node): Finding => ({
      rule: 'error-catalog',
      where: placeOf(node),
      what: `${node.text} is not in x-error-catalog`,
      fix: `use a code that is, or add it in ${contract.file}`,
    })),
  ]
}

function isValue({ parent }: ts.StringLiteralLike): boolean {
  if (ts.isLiteralTypeNode(parent) || ts.isCaseClause(parent)) return false
  return !(ts.isBinaryExpression(parent) && parent.operatorToken.getText().includes('==='))
}

const isAppError = (node: ts.Node): node is ts.NewExpression =>
  ts.isNewExpression(node) && node.expression.getText() === 'AppError'

const codesOf = ({ arguments: given }: ts.NewExpression): ts.StringLiteralLike[] =>
  given?.[0] ? stringsIn(given[0]) : []

function compareOperations({ contract }: Project): Finding[] {
  const listed = contract.operations().flatMap(({ operation }) => operation['x-error-codes'] ?? [])
  return Object.entries(ownCatalog(contract)).flatMap(([code, { reserved = false }]) => {
    const expected = !reserved && !outsideOperations.includes(code)
    if (listed.includes(code) === expected) return []
    const what = expected
      ? `no operation lists ${code}`
      : `an operation lists ${code}, which none answers with`
    const fix = expected
      ? 'list it in x-error-codes where it is answered, or remove it'
      : 'take it from x-error-codes'
    return [contract.finding('error-catalog', ['x-error-catalog', code], what, fix)]
  })
}

function compareTypes({ contract }: Project): Finding[] {
  const { pointer, value } = detailField(contract, 'type')
  const place = [...pointer, 'enum']
  const types = (value.enum ?? []) as string[]
  const catalog = Object.entries(contract.document['x-error-catalog'])
  return [
    ...catalog
      .filter(([, { type }]) => !types.includes(type))
      .map(([code, { type }]) => {
        const fix = `use one of ${types.join(', ')}, or add it to ErrorType`
        return contract.finding(
          'error-catalog',
          ['x-error-catalog', code, 'type'],
          `there is no error type ${type}`,
          fix,
        )
      }),
    ...types
      .filter((type) => !catalog.some(([, entry]) => entry.type === type))
      .map((type) =>
        contract.finding(
          'error-catalog',
          [...place, types.indexOf(type)],
          `no error code has the type ${type}`,
          'remove it',
        ),
      ),
  ]
}

/** Compares the known values of `code` with the catalog, if the contract describes the envelope itself. */
function compareKnownCodes({ contract }: Project): Finding[] {
  const codes = Object.keys(ownCatalog(contract))
  const field = detailField(contract, 'code')
  const [known] = ((field.value.anyOf ?? []) as SchemaObject[])
    .map((value) => contract.follow({ pointer: field.pointer, value }))
    .filter(({ pointer, value }) => value.enum && contract.source.has(pointer))
  if (!known) return []
  const place = [...known.pointer, 'enum']
  const listed = known.value.enum as string[]
  return [
    ...codes
      .filter((code) => !listed.includes(code))
      .map((code) =>
        contract.finding('error-catalog', place, `${code} is not among the known error codes`, `add ${code}`),
      ),
    ...listed
      .filter((code) => !codes.includes(code))
      .map((code) => {
        const fix = 'describe it in x-error-catalog, or remove it'
        return contract.finding(
          'error-catalog',
          [...place, listed.indexOf(code)],
          `there is no error code ${code}`,
          fix,
        )
      }),
  ]
}

/** Returns a field of the error envelope, with its position. */
function detailField(contract: Contract, name: string): Placed<SchemaObject> {
  const step = ({ pointer, value }: Placed<SchemaObject>, key: string): Placed<SchemaObject> =>
    contract.follow({ pointer: [...pointer, 'properties', key], value: value.properties?.[key] ?? {} })
  const pointer = ['components', 'schemas', 'ApiError']
  const envelope = { pointer, value: contract.document.components.schemas.ApiError ?? {} }
  return step(step(envelope, 'error'), name)
}

/** Compares the error table in the document's introduction, if there is one: type (blank: as above), status, codes. */
function compareProse({ contract }: Project): Finding[] {
  const place = ['info', 'description']
  const documented = new Map<string, string>()
  let type = ''
  for (const row of (contract.document.info.description ?? '').matchAll(
    /^\|([^|]*)\| (\d{3}) \|([^|]*)\|$/gm,
  )) {
    type = /`(\w+)`/.exec(row[1] ?? '')?.[1] ?? type
    for (const [, code = ''] of (row[3] ?? '').matchAll(/`(\w+)`/g)) documented.set(code, `${row[2]} ${type}`)
  }
  if (documented.size === 0) return []
  // The table may name codes of other contracts only if this one uses them.
  const catalog = contract.document['x-error-catalog']
  const codes = new Set([...Object.keys(ownCatalog(contract)), ...documented.keys()])
  return [...codes].flatMap((code) => {
    const entry = catalog[code]
    const wanted = entry && `${entry.status} ${entry.type}`
    if (documented.get(code) === wanted) return []
    const what = `the table of errors has ${code} as ${documented.get(code) ?? 'nothing'}, the catalogue as ${wanted ?? 'nothing'}`
    return [
      contract.finding(
        'error-catalog',
        place,
        what,
        'make the table of errors say what x-error-catalog says',
      ),
    ]
  })
}
