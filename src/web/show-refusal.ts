import { notifications } from '@mantine/notifications'
import { Problem } from './api/problem.ts'

/** Shows that the server refused a change, and the reason. */
export function showRefusal(title: string, error: unknown): void {
  notifications.show({ color: 'red', title, message: Problem.of(error).message })
}
