import { NativeSelect, Stack, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { CodeBlock } from '../../components/code-block.tsx'
import { PageLink } from '../../components/link.tsx'
import { Section } from '../../components/section.tsx'

interface SignatureProps {
  delivery: Schemas['DeliveryDetail']
  url: string | undefined
}

/** Shows what was signed at an attempt, the headers sent, and how to verify them. */
export function Signature({ delivery, url }: SignatureProps): ReactNode {
  const { id, attempts, body } = delivery
  const signed = attempts.flatMap(({ signature }, index) =>
    signature === null ? [] : [{ signature, index }],
  )
  const [chosen, setChosen] = useState<number>()
  const current = signed.find(({ index }) => index === chosen) ?? signed.at(-1)
  if (!current) {
    return (
      <Section title="Signature">
        <p className="muted">
          {attempts.length === 0
            ? 'Each attempt has a new signature.'
            : 'The signatures of these attempts were not kept.'}
        </p>
      </Section>
    )
  }
  const t = /(?:^|,)t=(\d+)/.exec(current.signature)?.[1] ?? ''
  return (
    <Section
      title="Signature"
      lead="Each v1 is the HMAC-SHA256, in hex, of the signed payload. The key is the complete signing secret, including whsec_."
      actions={
        signed.length > 1 && (
          <NativeSelect
            size="xs"
            aria-label="Attempt"
            data={signed.map(({ index }) => ({ value: String(index), label: `Attempt ${index + 1}` }))}
            value={String(current.index)}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          />
        )
      }
    >
      <Stack gap="md">
        <Labelled label="Headers" text={headersOf(delivery, url, current.signature)} />
        <Labelled label="Signed payload" text={`${t}.${body}`} />
        <Text>
          <PageLink to="/settings/webhooks/debugger" search={{ delivery: id }} inherit underline="always">
            Verify it in the debugger
          </PageLink>{' '}
          with the receiver's signing secret, or in a shell:
        </Text>
        <details>
          <summary className="small">Show the command</summary>
          <CodeBlock label="Command" text={checkCommand(t, body)} />
        </details>
      </Stack>
    </Section>
  )
}

function Labelled({ label, text }: { label: string; text: string }): ReactNode {
  return (
    <div>
      <Text size="xs" fw={550} c="dimmed" mb={4}>
        {label}
      </Text>
      <CodeBlock label={label} text={text} />
    </div>
  )
}

/** Returns the headers that the sender sends. */
function headersOf(
  { event_id, type }: Schemas['DeliveryDetail'],
  url: string | undefined,
  signature: string,
): string {
  return [
    ...(url === undefined ? [] : [`POST ${url}`]),
    'Content-Type: application/json',
    'User-Agent: Taskwire-Webhooks/1',
    `Service-Event-Id: ${event_id}`,
    `Service-Event-Type: ${type}`,
    `Service-Signature: ${signature}`,
  ].join('\n')
}

/** Returns a command that prints an expected `v1`. */
const checkCommand = (t: string, body: string): string =>
  `printf %s '${`${t}.${body}`.replaceAll("'", `'\\''`)}' |\n  openssl dgst -sha256 -hmac "$WEBHOOK_SECRET"`
