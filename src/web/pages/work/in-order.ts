/** The last change to each task that has not ended, by the id of the task. */
const changes = new Map<string, Promise<unknown>>()

/** Makes the changes to a task one after another: the server would otherwise store those last that arrive last. */
export function inOrder<Result>(taskId: string, change: () => Promise<Result>): Promise<Result> {
  const before = changes.get(taskId)
  const made = before ? before.then(change) : change()
  const ended = made.then(
    () => undefined,
    () => undefined,
  )
  changes.set(taskId, ended)
  void ended.then(() => {
    if (changes.get(taskId) === ended) changes.delete(taskId)
  })
  return made
}
