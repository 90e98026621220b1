import { pick } from '../random.ts'
import { read, write, type Person } from './person.ts'

/**
 * Writes the person's next number into the note, next to the others' numbers. A write is refused if another person changed
 * the note first, so no number is ever lost.
 */
export async function writeNumber(person: Person): Promise<void> {
  const { board, journal, name } = person
  const { number } = journal
  const path = `/tasks/${board.note}`
  const { data } = await read(person, path)
  const numbers = numbersIn(data.description)
  checkNumber(person, numbers)
  const next = Math.max(number.acknowledged, number.attempted) + 1
  const description = JSON.stringify({ ...numbers, [name]: next })
  number.attempted = next
  const refusals = ['changed_by_another']
  const body = { description, version: data.version }
  const { code, isRepeated } = await write(person, { method: 'PATCH', path, body }, refusals)
  if (code === undefined) number.acknowledged = next
  else if (!isRepeated) number.attempted = number.acknowledged
}

/** Checks that the note has the person's last number. */
export function checkNumber({ name, world, journal }: Person, numbers: Record<string, number>): void {
  const { acknowledged, attempted } = journal.number
  const stored = numbers[name] ?? 0
  if (stored !== acknowledged && stored !== attempted)
    world.findings.push(`lost: the number ${acknowledged} of ${name}, which is ${stored}`)
  journal.number.acknowledged = stored
}

export const numbersIn = (description: unknown): Record<string, number> =>
  JSON.parse(typeof description === 'string' ? description : '{}') as Record<string, number>

/** Drags a shared task to a column, to its end or before another shared task, which may no longer be in that column. */
export async function dragShared(person: Person): Promise<void> {
  const { random, board } = person
  const [task, other] = [pick(random, board.shared), pick(random, board.shared)]
  const before = other === task || random() < 0.3 ? null : other
  const body = { card_id: pick(random, board.columns), before }
  await write(person, { method: 'POST', path: `/tasks/${task}/moves`, body }, ['validation_error'])
}
