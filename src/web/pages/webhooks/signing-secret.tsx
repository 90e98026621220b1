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
      whenLost="If it is lost, rotate the secret."
      next="Put it into your receiver. To try it now, paste this sample receiver into a terminal, then send a test event:"
      {...(made && { command: receiverSnippet(made.data.url, made.secret ?? '') })}
      onDone={onDone}
    />
  )
}
