import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'

type Named = Pick<Schemas['Endpoint'], 'name' | 'url'>

/** Returns an endpoint's name, or the host of its URL if it has none. */
export const endpointName = ({ name, url }: Named): string => name ?? new URL(url).host

/** Shows which endpoint a dialog concerns: its name, if it has one, and its URL. */
export function WhichEndpoint({ endpoint: { name, url } }: { endpoint: Named }): ReactNode {
  return (
    <>
      {name !== null && (
        <strong>
          <bdi>{name}</bdi>{' '}
        </strong>
      )}
      <span className="code">{url}</span>
    </>
  )
}
