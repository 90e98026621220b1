import type { ChangeSource } from './actor.ts'

/**
 * Returns a change's time, the row's next version: later than the previous one despite clock skew, so that a task's
 * newest webhook event shows its state (product.md 12.10).
 */
export function timeOfChange(
  { now }: Pick<ChangeSource, 'now'>,
  { updated_at }: { updated_at: string },
): Date {
  return new Date(Math.max(now.getTime(), Date.parse(updated_at) + 1))
}
