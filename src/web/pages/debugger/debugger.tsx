import { Button, Stack, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { TextField } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { PageLink } from '../../components/link.tsx'
import { LoadingState } from '../../components/loading-state.tsx'
import { Note } from '../../components/note.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { deliveryQuery } from '../deliveries/delivery-query.ts'
import { verifySignature, type SignedDelivery, type Verdict } from './verify-signature.ts'
import { VerdictView } from './verdict-view.tsx'

const route = getRouteApi('/signed-in/settings/webhooks/debugger')

/** Shows each step of verifying a pasted signature, to find out why a receiver rejects it. */
export function Debugger(): ReactNode {
  const { delivery } = route.useSearch()
  return (
    <>
      <PageHeader
        title="Signature debugger"
        back={<PageLink to="/settings/webhooks">Webhook endpoints</PageLink>}
      >
        Paste what your receiver received, and its signing secret. The signature is verified in this browser;
        nothing is sent.
      </PageHeader>
      {!globalThis.isSecureContext && (
        <Note kind="warn" role="alert">
          Browsers offer cryptography only to pages loaded by HTTPS or from this machine, and this page was
          loaded by plain HTTP. Open it by HTTPS, or verify the signature in a shell as the page of the
          delivery shows.
        </Note>
      )}
      {delivery === undefined ? (
        <DebuggerForm initial={{ header: '', body: '' }} />
      ) : (
        <PrefilledForm key={delivery} id={delivery} />
      )}
    </>
  )
}

/** Fills the form with the header and body of a delivery's last attempt. */
function PrefilledForm({ id }: { id: string }): ReactNode {
  const delivery = useQuery(deliveryQuery(id))
  if (delivery.isPending) return <LoadingState />
  if (delivery.isError) return <ErrorState error={delivery.error} onRetry={() => void delivery.refetch()} />
  const { body, attempts } = delivery.data.data
  const header = attempts.findLast(({ signature }) => signature !== null)?.signature ?? ''
  return <DebuggerForm initial={{ header, body }} />
}

function DebuggerForm({ initial }: { initial: Pick<SignedDelivery, 'header' | 'body'> }): ReactNode {
  const [header, setHeader] = useState(initial.header)
  const [body, setBody] = useState(initial.body)
  const [secret, setSecret] = useState('')
  const [verdict, setVerdict] = useState<Verdict>()
  return (
    <Form
      onSubmit={() =>
        void verifySignature({ header, body, secret }, Math.floor(Date.now() / 1000)).then(setVerdict)
      }
      onChange={() => setVerdict(undefined)}
    >
      <Stack gap="lg" maw={760}>
        <TextField
          label="Service-Signature"
          description="The header as received."
          placeholder="t=…,v1=…"
          autoComplete="off"
          spellCheck={false}
          classNames={{ input: 'code' }}
          value={header}
          onChange={({ currentTarget }) => setHeader(currentTarget.value)}
        />
        <Textarea
          label="Body"
          description="The raw body, byte for byte. JSON that was parsed and serialized again will not verify."
          autosize
          minRows={5}
          maxRows={10}
          spellCheck={false}
          classNames={{ input: 'code' }}
          value={body}
          onChange={({ currentTarget }) => setBody(currentTarget.value)}
        />
        <TextField
          label="Secret"
          description="The receiver's signing secret. It stays in this browser."
          placeholder="whsec_…"
          autoComplete="off"
          spellCheck={false}
          classNames={{ input: 'code' }}
          value={secret}
          onChange={({ currentTarget }) => setSecret(currentTarget.value)}
        />
        <Button type="submit" disabled={!globalThis.isSecureContext} style={{ alignSelf: 'flex-start' }}>
          Verify
        </Button>
        <div role="status">{verdict && <VerdictView verdict={verdict} />}</div>
      </Stack>
    </Form>
  )
}
