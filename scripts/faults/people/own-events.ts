import { change, compare, count, erase, write, type OwnEvent, type Person } from './person.ts'

export async function addEvent(person: Person, title: string): Promise<void> {
  const fields = { title, date: '2030-01-31', start_time: '09:00', end_time: '10:00', repeat: 'none' }
  const { data } = await write(person, { method: 'POST', path: '/events', body: fields })
  const [id, version] = [String(data.id), String(data.version)]
  const event: OwnEvent = { id, version, fields, changes: { 'event.created': 1 }, isDeleted: false }
  compare(person, event, data)
  person.journal.events.push(event)
}

/** Gives an event a location that it never had, so that no earlier version recurs. */
export async function editEvent(person: Person, event: OwnEvent, step: number): Promise<void> {
  await change(person, 'events', event, { location: `step ${step}` })
  count(event, 'event.updated')
}

export async function deleteEvent(person: Person, event: OwnEvent): Promise<void> {
  await erase(person, 'events', event)
  count(event, 'event.deleted')
}
