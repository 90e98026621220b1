import { notifications } from '@mantine/notifications'
import { Problem } from './api/problem.ts'
import { Sentence } from './components/sentence.tsx'

/**
 * Shows that the server refused a change, and the reason. The same refusal is not shown twice at a time.
 * @param notFound the reason if what was to be changed no longer exists
 */
export function showRefusal(title: string, error: unknown, notFound?: string): void {
  const problem = Problem.of(error)
  const message = (problem.isNotFound ? notFound : undefined) ?? problem.message
  notifications.show({ id: `${title} ${message}`, color: 'red', title: <Sentence text={title} />, message })
}
