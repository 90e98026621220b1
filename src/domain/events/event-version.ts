/**
 * Returns the version of an event for the web editor, which each change renews (`timeOfChange`). The row's own version,
 * which the plan of a write asserts, changes with its reminders too.
 */
export const eventVersion = ({ updated_at }: { updated_at: string }): string =>
  Date.parse(updated_at).toString(36)
