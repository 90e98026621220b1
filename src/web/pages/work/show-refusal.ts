import { notifications } from '@mantine/notifications'
import { Problem } from '../../api/problem.ts'

/** Says that the server refused a change, and why. */
export function showRefusal(title: string, error: unknown): void {
  notifications.show({ color: 'red', title, message: Problem.of(error).message })
}
