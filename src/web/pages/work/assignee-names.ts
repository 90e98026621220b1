/** Name of a person who was suspended or has left: `listPeople` has only active members. */
export const inactiveMember = 'An inactive member'

interface Assigned {
  assignee_ids: readonly string[]
}

/**
 * Returns the names of a task's assignees.
 * @param people the names of the workspace's people, by id; empty until they are loaded
 */
export const assigneeNames = ({ assignee_ids }: Assigned, people: ReadonlyMap<string, string>): string[] =>
  people.size === 0 ? [] : assignee_ids.map((id) => people.get(id) ?? inactiveMember)

/** Sorts tasks by the names of their assignees, as their rows show them; tasks without one are last. */
export function sortByAssignee<Task extends Assigned>(
  tasks: readonly Task[],
  people: ReadonlyMap<string, string>,
  order: 'asc' | 'desc',
): Task[] {
  const nameOf = (task: Task): string =>
    assigneeNames(task, people)
      .sort((one, other) => one.localeCompare(other))
      .join(', ')
  const named = tasks.map((task) => ({ task, name: nameOf(task) }))
  const direction = order === 'asc' ? 1 : -1
  return named
    .sort((one, other) =>
      one.name === '' || other.name === ''
        ? Number(one.name === '') - Number(other.name === '')
        : direction * one.name.localeCompare(other.name),
    )
    .map(({ task }) => task)
}
