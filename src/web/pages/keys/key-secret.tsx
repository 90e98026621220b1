import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { SecretDialog } from '../../components/secret-dialog.tsx'

/** Shows a key's new secret. */
export function KeySecret({
  made,
  onDone,
}: {
  made: Schemas['KeyWithSecret'] | undefined
  onDone: () => void
}): ReactNode {
  return (
    <SecretDialog
      secret={made?.secret}
      title={<>The secret of {made?.data.name ?? 'the key'}</>}
      label="Secret"
      warning="This is the only time it is shown. Copy it now and keep it where you keep passwords. If it is lost, rotate the key."
      whenLost="The secret was created, but the response was lost. Rotate the key to get a new secret."
      next="Use it as a bearer token. To try it:"
      command={`curl -H "Authorization: Bearer ${made?.secret ?? ''}" \\\n  ${location.origin}/api/public/v1/me`}
      onDone={onDone}
    />
  )
}
