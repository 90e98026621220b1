/** What an operator got wrong, in words for him. */
export class CommandError extends Error {
  override name = 'CommandError'
}
