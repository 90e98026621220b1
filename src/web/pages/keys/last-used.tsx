import type { ReactNode } from 'react'
import { useNow } from '../../clock.ts'
import type { Schemas } from '../../api/client.ts'
import { Note } from '../../components/note.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'

const recentMs = 7 * 86_400_000

/** Shows when the key was last used, as a warning of what may break. */
export function LastUsed({ apiKey: { last_used_at } }: { apiKey: Schemas['Key'] }): ReactNode {
  const now = useNow()
  if (last_used_at === null) return <Note>This key has never been used.</Note>
  const isRecent = now - Date.parse(last_used_at) < recentMs
  return (
    <Note kind={isRecent ? 'warn' : 'info'}>
      It was last used <RelativeTime at={last_used_at} />
      {isRecent ? ': programs that use it will stop working.' : '.'}
    </Note>
  )
}
