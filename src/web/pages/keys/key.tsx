import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { CopyId } from '../../components/copy-id.tsx'
import { DataTable, type Column } from '../../components/data-table.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { Facts } from '../../components/facts.tsx'
import { PageLink } from '../../components/link.tsx'
import { LoadingState } from '../../components/loading-state.tsx'
import { Note } from '../../components/note.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import { Section } from '../../components/section.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import type { KeyDialogProps } from './key-confirmations.tsx'
import { KeyMenu } from './key-menu.tsx'
import { KeySecret } from './key-secret.tsx'
import { KeyUsage } from './key-usage.tsx'
import { keyQuery } from './keys-query.ts'

const route = getRouteApi('/signed-in/settings/keys/$id')

/** Shows a key: its usage, scopes, expiry and secrets, with its actions. */
export function Key(): ReactNode {
  const { id } = route.useParams()
  const key = useQuery(keyQuery(id))
  const [rotated, setRotated] = useState<Schemas['KeyWithSecret']>()
  return (
    <>
      {key.data ? (
        <KeyPage key={id} apiKey={key.data.data} onRotated={setRotated} />
      ) : (
        <PageHeader title="API key" back={<Back />} />
      )}
      {key.isPending && <LoadingState />}
      {key.isError && !key.data && <ErrorState error={key.error} onRetry={() => void key.refetch()} />}
      <KeySecret made={rotated} onDone={() => setRotated(undefined)} />
    </>
  )
}

const Back = (): ReactNode => <PageLink to="/settings/keys">API keys</PageLink>

function KeyPage({ apiKey, onRotated }: Pick<KeyDialogProps, 'apiKey' | 'onRotated'>): ReactNode {
  const { id, name, scopes, status, created_by, creator_active, created_at, expires_at, secrets } = apiKey
  const isAlive = status === 'active' || status === 'disabled'
  return (
    <>
      <PageHeader
        title={name}
        back={<Back />}
        aside={<StatusBadge status={status} />}
        actions={<KeyMenu apiKey={apiKey} onRotated={onRotated} />}
      >
        <CopyId id={id} what={`the id of ${name}`} />
      </PageHeader>
      {isAlive && !creator_active && (
        <Note kind="warn">
          Does not work: <bdi>{created_by.name}</bdi> is no longer an owner or admin.
        </Note>
      )}
      <Facts
        facts={{
          Scopes: <span className="code">{scopes.join(', ')}</span>,
          Expires: expires_at === null ? 'Never' : <RelativeTime at={expires_at} />,
          'Last used': <LastUse at={apiKey.last_used_at} />,
          'Created by': <bdi>{created_by.name}</bdi>,
          Created: <RelativeTime at={created_at} />,
        }}
      />
      <KeyUsage id={id} />
      <Section
        title="Secrets"
        lead="Rotating the key adds a secret, and the old secret works for as long as you choose."
      >
        {secrets.length === 0 ? (
          <p className="muted">None: nobody can use this key.</p>
        ) : (
          <DataTable
            label="Secrets"
            columns={secretColumns}
            rows={secrets}
            keyOf={({ last4, created_at }) => last4 + created_at}
          />
        )}
      </Section>
    </>
  )
}

const secretColumns: Column<Schemas['KeySecret']>[] = [
  { header: 'Secret', isTitle: true, cell: ({ last4 }) => <span className="code">svc_…{last4}</span> },
  { header: 'Created', cell: ({ created_at }) => <RelativeTime at={created_at} /> },
  { header: 'Last used', cell: ({ last_used_at }) => <LastUse at={last_used_at} /> },
  {
    header: 'Ends',
    cell: ({ expires_at }) => (expires_at === null ? 'With the key' : <RelativeTime at={expires_at} />),
  },
]

const LastUse = ({ at }: { at: string | null }): ReactNode =>
  at === null ? 'Never' : <RelativeTime at={at} />
