import { needStatus, resourceOf, show, type Answer, type Row } from '../answer.ts'
import type { World } from '../rule.ts'
import { expect } from '../verdict.ts'

export const title_text = 'A task of the conformance kit'

/** Creates a task in the second project, with the fields of the rule. */
export const send = ({ api, fixture }: World, fields: Row): Promise<Answer> =>
  api.post('/tasks', { title_text, project_id: fixture.projects.second, ...fields })

/** Changes a task, and returns it as read afterwards. */
export async function change({ api }: World, id: string, fields: Row): Promise<Row> {
  needStatus(await api.patch(`/tasks/${id}`, fields), 200)
  return resourceOf(await api.get(`/tasks/${id}`))
}

/** Expects fields of a task to have the wanted values. */
export function expectFields(task: Row, wanted: Row, call: string): void {
  for (const [name, value] of Object.entries(wanted))
    expect(show(task[name]) === show(value), `${call}: ${name} is ${show(task[name])}, not ${show(value)}`)
}
