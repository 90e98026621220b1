import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { SecretDialog } from '../../components/secret-dialog.tsx'
import { receiverSnippet } from './receiver-snippet.ts'

/** Shows an endpoint's new signing secret. */
export function SigningSecret({
  made,
  onDone,
}: {
  made: Schemas['EndpointWithSecret'] | undefined
  onDone: () => void
}): ReactNode {
  return (
    <SecretDialog
      secret={made?.secret}
      title="Save the signing secret"
      label="Signing secret"
      warning="This is the only time it is shown. Copy it now and keep it where you keep passwords. If it is lost, rotate the secret."
      whenLost="The secret was created, but the response was lost. Rotate the secret to get a new one."
      next="Put it into your receiver. To try it now, paste this sample receiver into a terminal, then send a test event:"
      {...(made && { command: receiverSnippet(made.data.url, made.secret ?? '') })}
      onDone={onDone}
    />
  )
}
