/** The priorities of a task, as options. */
export const priorities = ['none', 'low', 'medium', 'high', 'urgent'].map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}))
