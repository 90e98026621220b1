import ts from 'typescript'
import type { Placed, SchemaObject } from '../../src/contract/document.ts'
import { ownCatalog } from '../contract/error-catalog.ts'
import type { Fault } from '../contract/finding.ts'
import type { Project } from './project.ts'
import { nodesOf, locationOf, stringsIn } from './sources.ts'

/** Codes of responses outside of any operation. */
const outsideOperations = ['method_not_allowed']

/** Compares the catalog of errors with the codes that src uses, that operations list, and that the contract names. */
export function compareErrorCatalog(project: Project): Fault[] {
  return [
    ...compareUses(project),
    ...compareOperations(project),
    ...compareKnownCodes(project),
    ...compareProse(project),
  ]
}

/** Finds codes that src never uses as a value, such as one to throw. A comparison is not a use. */
function compareUses({ contract, errorCodes, sources }: Project): Fault[] {
  const used = new Set(sources.flatMap(({ tree }) => stringsIn(tree).filter(isValue)).map(({ text }) => text))
  const unused = Object.entries(ownCatalog(contract)).flatMap(([code, { reserved = false }]): Fault[] => {
    if (used.has(code) !== reserved) return []
    const at = ['x-error-catalog', code]
    return reserved
      ? [[at, `${code} is reserved, but src uses it`, 'remove reserved: true']]
      : [[at, `nothing in src returns ${code}`, 'throw it, mark it reserved: true, or remove it']]
  })
  const thrown = sources.flatMap(({ tree }) => nodesOf(tree).filter(isAppError).flatMap(codesOf))
  const unknown = thrown.filter(({ text }) => !errorCodes.includes(text))
  const fix = `use a listed code, or add it in ${contract.file}`
  return [
    ...unused,
    ...unknown.map((node): Fault => [locationOf(node), `${node.text} is not in x-error-catalog`, fix]),
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

function compareOperations({ contract }: Project): Fault[] {
  const listed = contract.operations().flatMap(({ operation }) => operation['x-error-codes'] ?? [])
  return Object.entries(ownCatalog(contract)).flatMap(([code, { reserved = false }]): Fault[] => {
    const expected = !reserved && !outsideOperations.includes(code)
    if (listed.includes(code) === expected) return []
    const at = ['x-error-catalog', code]
    return expected
      ? [[at, `no operation lists ${code}`, 'list it in the x-error-codes of its operations, or remove it']]
      : [[at, `an operation lists ${code}, which none returns`, 'remove it from x-error-codes']]
  })
}

/** Compares the known values of `code` with the catalog, if the contract describes the envelope itself. */
function compareKnownCodes({ contract }: Project): Fault[] {
  const { properties } =
    contract.resolve(contract.document.components.schemas.ApiError?.properties?.error) ?? {}
  const known = (properties?.code?.anyOf ?? [])
    .map((value): Placed<SchemaObject> => contract.follow({ pointer: [], value }))
    .find(({ pointer, value }) => value.enum && contract.source.has(pointer))
  if (!known) return []
  const at = [...known.pointer, 'enum']
  const [codes, listed] = [Object.keys(ownCatalog(contract)), known.value.enum as string[]]
  const added = codes.filter((code) => !listed.includes(code))
  const gone = listed.filter((code) => !codes.includes(code))
  return [
    ...added.map((code): Fault => [at, `${code} is not among the known error codes`, `add ${code}`]),
    ...gone.map((code): Fault => [at, `there is no error code ${code}`, 'describe it in x-error-catalog']),
  ]
}

/** Compares the error table in the document's introduction, if there is one: type (blank: as above), status, codes. */
function compareProse({ contract }: Project): Fault[] {
  const documented = new Map<string, string>()
  let type = ''
  const rows = /^\|([^|]*)\| (\d{3}) \|([^|]*)\|$/gm
  for (const row of (contract.document.info.description ?? '').matchAll(rows)) {
    type = /`(\w+)`/.exec(row[1] ?? '')?.[1] ?? type
    for (const [, code = ''] of (row[3] ?? '').matchAll(/`(\w+)`/g)) documented.set(code, `${row[2]} ${type}`)
  }
  if (documented.size === 0) return []
  // The table may name codes of other contracts only if this one uses them.
  const catalog = contract.document['x-error-catalog']
  const codes = new Set([...Object.keys(ownCatalog(contract)), ...documented.keys()])
  return [...codes].flatMap((code): Fault[] => {
    const entry = catalog[code]
    const expected = entry && `${entry.status} ${entry.type}`
    if (documented.get(code) === expected) return []
    const listed = documented.get(code) ?? 'nothing'
    const what = `the table of errors has ${code} as ${listed}, the catalog as ${expected ?? 'nothing'}`
    return [[['info', 'description'], what, 'correct the table of errors to match x-error-catalog']]
  })
}
