import type { WorkTask } from './work-queries.ts'

/** Name of a person who was suspended or has left: `listPeople` has only active members. */
export const inactiveMember = 'An inactive member'

/**
 * Returns the names of a task's assignees.
 * @param people the names of the workspace's people, by id; empty until they are loaded
 */
export const assigneeNames = (
  { assignee_ids }: Pick<WorkTask, 'assignee_ids'>,
  people: ReadonlyMap<string, string>,
): string[] => (people.size === 0 ? [] : assignee_ids.map((id) => people.get(id) ?? inactiveMember))
