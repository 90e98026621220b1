import { operations, type Schemas } from '../../../generated/openapi.operations.ts'
import { foldAddress } from '../../db/letter-case.ts'
import { AppError, invalid } from '../../errors.ts'
import { validateBody } from '../../contract/validate-body.ts'

/** The fields of the create body that a file gives itself. Names of a column and of people replace the ids. */
type Field = Exclude<keyof Schemas['TaskCreate'], 'card_id' | 'project_id' | 'user_ids'>

type TypeOf<Value> = Value extends number ? 'integer' : 'text'

/** The type of each field's cells. */
const fieldTypes: { [Name in Field]-?: TypeOf<NonNullable<Schemas['TaskCreate'][Name]>> } = {
  title_text: 'text',
  description: 'text',
  priority: 'text',
  progress: 'integer',
  end_date: 'text',
  end_time: 'text',
}
const columns = [...(Object.keys(fieldTypes) as Field[]), 'card', 'assignees'] as const
export type ImportColumn = (typeof columns)[number]

/** @throws AppError validation_error for a header that is not understood as a whole */
export function readHeader(cells: string[]): ImportColumn[] {
  const unknown = cells.find((cell) => !columns.some((name) => name === cell))
  if (unknown !== undefined) {
    throw refusal(
      `The header names an unknown column, ${JSON.stringify(unknown)}: ${columns.join(', ')} are known.`,
    )
  }
  const header = cells as ImportColumn[]
  const repeated = header.find((name, i) => header.indexOf(name) !== i)
  if (repeated) throw refusal(`The header names ${repeated} twice.`)
  if (!header.includes('title_text')) throw refusal('The header lacks title_text.')
  return header
}

function refusal(detail: string): AppError {
  return new AppError('validation_error', { detail })
}

/** The ids of the names in the file. */
export interface ImportNames {
  projectId: string
  /** The ids of the project's columns by name. */
  cards: Map<string, string>
  /** The ids of the active members by lower-case e-mail address. */
  members: Map<string, string>
}

/**
 * Returns a record as a body of `POST /tasks`, validated by the contract. Empty cells are absent.
 * @throws AppError validation_error
 */
export function readRow(header: ImportColumn[], cells: string[], names: ImportNames): Schemas['TaskCreate'] {
  if (cells.length !== header.length) {
    throw refusal(`The line has ${cells.length} cells, the header ${header.length}.`)
  }
  const { card, assignees, ...fields } = filledCells(header, cells)
  const typed = Object.entries(fields).map(([name, cell]) => [name, readCell(name as Field, cell)] as const)
  const body = {
    ...Object.fromEntries(typed),
    ...(card === undefined ? { project_id: names.projectId } : { card_id: findCard(card, names) }),
    ...(assignees === undefined ? {} : { user_ids: findMembers(assignees, names) }),
  }
  if (operations.createTask.body) validateBody(operations.createTask.body, body)
  return body as Schemas['TaskCreate']
}

function filledCells(header: ImportColumn[], cells: string[]): Partial<Record<ImportColumn, string>> {
  const filled = header.map((name, i) => [name, cells[i] ?? ''] as const).filter(([, cell]) => cell !== '')
  // U+FFFD replaces bytes that are not UTF-8 and would be stored as text.
  const broken = filled.find(([, cell]) => cell.includes('\uFFFD'))
  if (broken) throw invalid(broken[0], `${broken[0]} is not UTF-8.`)
  return Object.fromEntries(filled)
}

const readCell = (name: Field, cell: string): number | string =>
  fieldTypes[name] === 'integer' ? toInteger(cell) : cell

/** Returns the integer in a cell. Other text is returned unchanged, for the contract to refuse. */
function toInteger(cell: string): number | string {
  return /^-?(0|[1-9]\d{0,8})$/.test(cell) ? Number(cell) : cell
}

function findCard(name: string, { cards }: ImportNames): string {
  const id = cards.get(name)
  if (id === undefined) throw invalid('card', `card: the project has no column ${JSON.stringify(name)}.`)
  return id
}

function findMembers(cell: string, { members }: ImportNames): string[] {
  const addresses = cell.split(';').map((address) => address.trim())
  return addresses.filter(Boolean).map((address) => {
    const id = members.get(foldAddress(address))
    if (id === undefined)
      throw invalid('assignees', `assignees: no active member has the address ${address}.`)
    return id
  })
}
