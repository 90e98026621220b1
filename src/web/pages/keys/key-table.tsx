import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { CopyId } from '../../components/copy-id.tsx'
import { DataTable, type Column } from '../../components/data-table.tsx'
import { Deferred } from '../../components/deferred.tsx'
import { PageLink } from '../../components/link.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import type { KeyDialogProps } from './key-confirmations.tsx'
import { KeyMenu } from './key-menu.tsx'
import classes from './key-table.module.css'
import { allScopes } from './scopes.ts'
import { UsageChart } from './usage-chart.tsx'

type Key = Schemas['Key']

const columnsWith = (onRotated: KeyTableProps['onRotated']): Column<Key>[] => [
  { header: 'Key', isTitle: true, cell: (key) => <Name apiKey={key} /> },
  { header: 'Scopes', cell: ({ scopes }) => <Scopes scopes={scopes} /> },
  { header: 'State', cell: (key) => <State apiKey={key} /> },
  { header: 'Last 7 days', cell: (key) => <UsageChart apiKey={key} /> },
  { header: 'Last used', cell: (key) => <LastUse apiKey={key} /> },
  {
    header: 'Actions',
    isMenu: true,
    cell: (key) => (
      <Deferred>
        <KeyMenu apiKey={key} onRotated={onRotated} />
      </Deferred>
    ),
  },
]

interface KeyTableProps extends Pick<KeyDialogProps, 'onRotated'> {
  keys: readonly Key[]
}

/** Shows the keys, each with its menu. */
export function KeyTable({ keys, onRotated }: KeyTableProps): ReactNode {
  return (
    <DataTable
      label="API keys"
      columns={columnsWith(onRotated)}
      rows={keys}
      keyOf={({ id }) => id}
      isMuted={({ status }) => status === 'revoked' || status === 'expired'}
    />
  )
}

function Name({ apiKey: { id, name, created_by, created_at } }: { apiKey: Key }): ReactNode {
  return (
    <div className={classes.name}>
      <PageLink to="/settings/keys/$id" params={{ id }} className={classes.link ?? ''}>
        <bdi>{name}</bdi>
      </PageLink>
      <CopyId id={id} what={`the id of ${name}`} />
      <span className={classes.detail}>
        <bdi>{created_by.name}</bdi>, <RelativeTime at={created_at} />
      </span>
    </div>
  )
}

function Scopes({ scopes }: { scopes: Key['scopes'] }): ReactNode {
  if (scopes.length === allScopes.length) return 'All scopes'
  return (
    <ul className={classes.scopes}>
      {scopes.map((scope) => (
        <li key={scope} className="code">
          {scope}
        </li>
      ))}
    </ul>
  )
}

function State({ apiKey }: { apiKey: Key }): ReactNode {
  const { status, expires_at, creator_active, created_by } = apiKey
  const isAlive = status === 'active' || status === 'disabled'
  return (
    <div className={classes.state}>
      <StatusBadge status={status} />
      {isAlive && expires_at !== null && (
        <span className={classes.detail}>
          expires <RelativeTime at={expires_at} />
        </span>
      )}
      {isAlive && !creator_active && (
        <span className={classes.warning}>
          Does not work: <bdi>{created_by.name}</bdi> is no longer an owner or admin.
        </span>
      )}
    </div>
  )
}

function LastUse({ apiKey: { last_used_at, secrets } }: { apiKey: Key }): ReactNode {
  if (secrets.length < 2) return <SecretUse at={last_used_at} secret={secrets[0]} />
  return (
    <div className={classes.state}>
      {secrets.map((secret) => (
        <SecretUse key={secret.last4 + secret.created_at} at={secret.last_used_at} secret={secret} />
      ))}
    </div>
  )
}

function SecretUse({
  at,
  secret,
}: {
  at: string | null
  secret: Key['secrets'][number] | undefined
}): ReactNode {
  return (
    <div>
      {at === null ? 'Never' : <RelativeTime at={at} />}
      {secret && (
        <div className={classes.detail}>
          <span className="code">…{secret.last4}</span>
          {secret.expires_at !== null && (
            <>
              , ends <RelativeTime at={secret.expires_at} />
            </>
          )}
        </div>
      )}
    </div>
  )
}
