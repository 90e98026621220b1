import { InvalidArgumentError, Option, type Command } from 'commander'
import { webhookValidators, type WebhookType } from '../../generated/openapi.operations.ts'
import { readConfig } from '../config.ts'
import type { Transaction } from '../db/transaction.ts'
import { deliveryStatuses, type DeliveryStatus } from '../db/schema.ts'
import { parseTimestamp } from '../domain/dates.ts'
import { createSecretBox } from '../crypto/secret-box.ts'
import {
  addEndpoint,
  disableEndpoint,
  enableEndpoint,
  rotateEndpointSecret,
} from '../domain/webhooks/change-endpoints.ts'
import { recoverDeliveries, redeliver } from '../domain/webhooks/resend-deliveries.ts'
import { sendTestEvent } from '../domain/webhooks/send-test-event.ts'
import { listEndpoints, type EndpointDescription } from '../domain/webhooks/endpoints.ts'
import { listDeliveries, type DeliveryDescription } from '../domain/webhooks/delivery-log.ts'
import { loadSessionSecret } from '../crypto/session-secret.ts'
import { checkUrl, UnsafeUrlError } from '../delivery/address-guard.ts'
import { newSigningSecret } from '../delivery/signature.ts'
import { CommandError } from './command-error.ts'
import { withDatabase, type Session } from './command.ts'
import { formatTable } from './format.ts'
import { workspaceOption } from './options.ts'
import { explain, requireWorkspace } from './require.ts'

export function addWebhookCommands(program: Command): void {
  const webhooks = program.command('webhooks').description('webhook endpoints and their deliveries')

  webhooks
    .command('add')
    .description('add an endpoint; its signing secret is shown this once')
    .addOption(workspaceOption())
    .requiredOption('--url <url>', 'where to deliver: https, a public address')
    .option('--events <list>', 'the types it wants, with commas between (default: all)', parseEvents)
    .action(withDatabase(add))

  webhooks
    .command('list')
    .description('the endpoints of a workspace, oldest first')
    .addOption(workspaceOption())
    .action(withDatabase(list, formatEndpoints))

  webhooks
    .command('rotate-secret')
    .description(
      'give an endpoint a new signing secret; for the overlap both sign, a third one ends the oldest at once',
    )
    .argument('<id>', 'whe_…')
    .action(withDatabase(rotateSecret))

  const changes = { enable: enableEndpoint, disable: disableEndpoint }
  const descriptions = {
    enable: 'deliver to it again; what was queued before it was disabled resumes',
    disable: 'deliver nothing to it for now; what happens is held',
  }
  for (const [name, change] of Object.entries(changes)) {
    webhooks
      .command(name)
      .description(descriptions[name as keyof typeof descriptions])
      .argument('<id>', 'whe_…')
      .action(withDatabase((session, id: string) => changeEndpoint(session, id, change)))
  }

  webhooks
    .command('test')
    .description('send a made-up task.created to this endpoint')
    .argument('<id>', 'whe_…')
    .action(
      withDatabase((session, id: string) =>
        onEndpoint(id, () => session.write((tx) => sendTestEvent(tx, id, session.now))),
      ),
    )

  webhooks
    .command('deliveries')
    .description('the delivery log of an endpoint, newest first, with every attempt')
    .argument('<id>', 'whe_…')
    .option(
      '--status <list>',
      `of these only, with commas between: ${deliveryStatuses.join(',')}`,
      parseStatuses,
    )
    .action(withDatabase(deliveries, formatDeliveries))

  webhooks
    .command('redeliver')
    .description('send one delivery again, with a fresh set of attempts: same id, same body')
    .argument('<delivery>', 'whd_…')
    .action(
      withDatabase((session, id: string) =>
        explain({ not_found: `there is no delivery ${id}` }, () =>
          session.write((tx) => redeliver(tx, id, session.now)),
        ),
      ),
    )

  webhooks
    .command('recover')
    .description('send again all that was exhausted or held since a time')
    .argument('<id>', 'whe_…')
    .addOption(
      new Option('--since <time>', 'ISO 8601; without an offset it is UTC')
        .argParser(parseTime)
        .makeOptionMandatory(),
    )
    .option('--dry-run', 'only count them')
    .action(withDatabase(recover))
}

function parseEvents(text: string): WebhookType[] {
  const types = Object.keys(webhookValidators) as WebhookType[]
  return text.split(',').map((name) => {
    const type = types.find((one) => one === name.trim())
    if (!type) throw new InvalidArgumentError(`Event types are ${types.join(', ')}.`)
    return type
  })
}

function parseStatuses(text: string): DeliveryStatus[] {
  return text.split(',').map((name) => {
    const status = deliveryStatuses.find((one) => one === name.trim())
    if (!status) throw new InvalidArgumentError(`Statuses are ${deliveryStatuses.join(', ')}.`)
    return status
  })
}

function parseTime(text: string): Date {
  const time = parseTimestamp(text)
  if (time === undefined)
    throw new InvalidArgumentError('It must be a date or time such as 2026-11-21T09:00:00Z.')
  return new Date(time)
}

interface AddOptions {
  workspace: string
  url: string
  events?: WebhookType[]
}

async function add({ db, now, write }: Session, { workspace, url, events = [] }: AddOptions) {
  await requireWorkspace(db, workspace)
  const config = readConfig()
  const checked = await checkUrl(url, config.webhooks).catch((error: unknown) => {
    throw error instanceof UnsafeUrlError ? new CommandError(error.message) : error
  })
  const box = createSecretBox(await loadSessionSecret(config))
  const endpoint = { url: checked, events, secret: newSigningSecret() }
  return write((tx) => addEndpoint(tx, box, workspace, endpoint, now))
}

async function list(
  { db, now }: Session,
  { workspace }: { workspace: string },
): Promise<EndpointDescription[]> {
  await requireWorkspace(db, workspace)
  return listEndpoints(db, workspace, now)
}

function onEndpoint<T>(id: string, work: () => Promise<T>): Promise<T> {
  return explain({ not_found: `there is no endpoint ${id}` }, work)
}

async function rotateSecret({ now, write }: Session, id: string) {
  const config = readConfig()
  const box = createSecretBox(await loadSessionSecret(config))
  const rotation = { secret: newSigningSecret(), overlapSeconds: config.webhooks.secretOverlapSeconds }
  return onEndpoint(id, () => write((tx) => rotateEndpointSecret(tx, box, id, rotation, now)))
}

function changeEndpoint(
  { now, write }: Session,
  id: string,
  change: (tx: Transaction, id: string, now: Date) => Promise<EndpointDescription>,
): Promise<EndpointDescription> {
  return onEndpoint(id, () => write((tx) => change(tx, id, now)))
}

function deliveries({ db }: Session, id: string, { status = [] }: { status?: DeliveryStatus[] }) {
  return onEndpoint(id, () => listDeliveries(db, id, status))
}

function recover(
  { now, write }: Session,
  id: string,
  { since, dryRun = false }: { since: Date; dryRun?: boolean },
) {
  return onEndpoint(id, () => write((tx) => recoverDeliveries(tx, id, { since, dryRun }, now)))
}

function formatEndpoints(endpoints: EndpointDescription[]): string {
  const rows = endpoints.map(({ id, status, url, events, consecutive_exhausted, secrets }) => ({
    id,
    status,
    url,
    events: events.length > 0 ? events : 'all',
    exhausted: consecutive_exhausted,
    secrets: secrets.map(({ last4 }) => `…${last4}`),
  }))
  return formatTable(rows, 'The workspace has no webhook endpoints.')
}

function formatDeliveries(log: DeliveryDescription[]): string {
  const rows = log.map(({ id, type, status, created_at, next_attempt_at, attempts }) => {
    const last = attempts.at(-1)
    return {
      id,
      type,
      status,
      created_at,
      next_attempt_at,
      attempts: attempts.length,
      last_answer: last ? (last.error ?? last.status) : null,
    }
  })
  return formatTable(rows, 'Nothing was delivered to the endpoint yet.')
}
