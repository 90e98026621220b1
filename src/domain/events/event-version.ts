/**
 * Returns the version of an event for the web editor, which every change updates (`timeOfChange`). The row's
 * own version, which plans assert, also changes with its reminders.
 */
export const eventVersion = ({ updated_at }: { updated_at: string }): string =>
  Date.parse(updated_at).toString(36)
