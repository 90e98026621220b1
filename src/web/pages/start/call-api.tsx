import { Button, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Problem } from '../../api/problem.ts'
import { CodeBlock } from '../../components/code-block.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { Badge } from '../../components/status-badge.tsx'
import classes from './call-api.module.css'

const path = '/api/public/v1/me'

interface CallResult {
  status: number
  durationMs: number
  text: string
}

/** Calls the public API with a new secret, and shows the response. */
export function CallApi({ secret, onAnswer }: { secret: string | null; onAnswer: () => void }): ReactNode {
  const call = useMutation({ mutationFn: callMe, networkMode: 'always', onSuccess: onAnswer, gcTime: 0 })
  return (
    <Stack gap="md" align="stretch">
      <CodeBlock
        label="Request"
        isCopied={false}
        text={`GET ${path}\nAuthorization: Bearer ${secret ? hide(secret) : 'svc_…'}`}
      />
      <div>
        <Button
          variant={secret !== null && !call.data ? 'filled' : 'default'}
          disabled={secret === null}
          loading={call.isPending}
          onClick={() => secret !== null && call.mutate(secret)}
        >
          Call the API
        </Button>
        {secret === null && <span className={classes.hint}>Uses the key that you create here.</span>}
      </div>
      <div role="status">{call.data && <CallResultView response={call.data} />}</div>
      <ProblemNote error={call.error} />
    </Stack>
  )
}

function CallResultView({ response: { status, durationMs, text } }: { response: CallResult }): ReactNode {
  return (
    <Stack gap="xs">
      <div>
        <Badge kind={status === 200 ? 'good' : 'bad'}>{status}</Badge>{' '}
        <span className={classes.hint}>in {Math.round(durationMs)} ms</span>
      </div>
      <CodeBlock label="Response" text={text} />
    </Stack>
  )
}

/** Sends the request as a program would: with the key, without the cookie. */
async function callMe(secret: string): Promise<CallResult> {
  const start = performance.now()
  try {
    const response = await fetch(path, {
      credentials: 'omit',
      headers: { Authorization: `Bearer ${secret}` },
    })
    const body = (await response.json()) as unknown
    const durationMs = performance.now() - start
    return { status: response.status, durationMs, text: JSON.stringify(body, null, 2) }
  } catch {
    throw Problem.unreachable()
  }
}

const hide = (secret: string): string => `${secret.slice(0, 4)}…${secret.slice(-4)}`
