import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { RelativeTime } from '../../components/relative-time.tsx'
import { Section } from '../../components/section.tsx'
import { SettingRow, SettingRows } from '../../components/setting-row.tsx'
import { DeleteEndpoint } from './delete-endpoint.tsx'
import { DisableEndpoint } from './disable-endpoint.tsx'
import { EditEndpoint } from './edit-endpoint.tsx'
import { EnableEndpoint } from './enable-endpoint.tsx'
import { EndpointHealth } from './endpoint-health.tsx'
import { RotateSecret } from './rotate-secret.tsx'

type Endpoint = Schemas['Endpoint']

/** Shows an endpoint's properties, one per line, with buttons to change them. */
export function EndpointSettings({ endpoint }: { endpoint: Endpoint }): ReactNode {
  const { events, status, created_at, secrets, last_100 } = endpoint
  const isEnabled = status === 'enabled'
  return (
    <Section title="Endpoint">
      <SettingRows>
        <SettingRow name="Last 100 deliveries">
          <EndpointHealth counts={last_100} />
        </SettingRow>
        <SettingRow name="Event types" action={<Edit endpoint={endpoint} />}>
          {events.length === 0 ? 'All' : <span className="code">{events.join(', ')}</span>}
        </SettingRow>
        <SettingRow name="Signing secret" action={<RotateSecret endpoint={endpoint} />}>
          {secrets.map((secret) => (
            <Secret key={secret.last4 + secret.created_at} secret={secret} />
          ))}
        </SettingRow>
        <SettingRow
          name="Sending"
          action={
            isEnabled ? <DisableEndpoint endpoint={endpoint} /> : <EnableEndpoint endpoint={endpoint} />
          }
        >
          {isEnabled ? 'Events are sent as they occur' : 'Events are held'}
        </SettingRow>
        <SettingRow name="Added" action={<DeleteEndpoint endpoint={endpoint} />}>
          <RelativeTime at={created_at} />
        </SettingRow>
      </SettingRows>
    </Section>
  )
}

function Secret({ secret }: { secret: Endpoint['secrets'][number] }): ReactNode {
  return (
    <div>
      <span className="code">whsec_…{secret.last4}</span>{' '}
      <span className="muted">
        made <RelativeTime at={secret.created_at} />
        {secret.expires_at !== null && (
          <>
            , ends <RelativeTime at={secret.expires_at} />
          </>
        )}
      </span>
    </div>
  )
}

function Edit({ endpoint }: { endpoint: Endpoint }): ReactNode {
  const [isEditing, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" size="xs" onClick={open}>
        Edit
      </Button>
      <EditEndpoint endpoint={endpoint} opened={isEditing} onClose={close} />
    </>
  )
}
