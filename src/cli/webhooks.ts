import { InvalidArgumentError, Option, type Command } from 'commander'
import { webhookValidators, type WebhookType } from '../../generated/openapi.operations.ts'
import { readConfig } from '../config.ts'
import { deliveryStatuses, type DeliveryStatus } from '../db/schema.ts'
import { parseTimestamp } from '../domain/dates.ts'
import { openSecretBox } from '../crypto/session-secret.ts'
import { addEndpoint, rotateEndpointSecret, updateEndpoint } from '../domain/webhooks/change-endpoints.ts'
import { listAttempts, listDeliveries } from '../domain/webhooks/describe-delivery.ts'
import { listEndpoints } from '../domain/webhooks/describe-endpoint.ts'
import { recoverDeliveries, redeliver } from '../domain/webhooks/resend-deliveries.ts'
import { sendTestEvent } from '../domain/webhooks/send-test-event.ts'
import { checkUrl, UnsafeUrlError } from '../delivery/address-guard.ts'
import { CommandError } from './command-error.ts'
import { allRows, operator, withDatabase, type CommandContext } from './command.ts'
import { openMailing } from './mailing.ts'
import { listOf, workspaceOption } from './options.ts'
import { requireWorkspace, requireWorkspaceOf, sourceFor } from './require.ts'
import {
  formatDeliveries,
  formatEndpoints,
  printedDelivery,
  printedEndpoint,
  type PrintedDelivery,
  type PrintedEndpoint,
} from './webhooks-output.ts'

export function addCommands(program: Command): void {
  const webhooks = program.command('webhooks').description('webhook endpoints and their deliveries')
  addEndpointCommands(webhooks)
  addDeliveryCommands(webhooks)
}

function addEndpointCommands(webhooks: Command): void {
  webhooks
    .command('add')
    .description('add an endpoint; its signing secret is shown once')
    .addOption(workspaceOption())
    .requiredOption('--url <url>', 'the URL to deliver to: https with a public address')
    .option('--events <list>', 'event types, separated by commas (default: all)', parseEvents)
    .action(withDatabase(add))

  webhooks
    .command('list')
    .description('list the endpoints of a workspace, oldest first')
    .addOption(workspaceOption())
    .action(withDatabase(list, formatEndpoints))

  webhooks
    .command('rotate-secret')
    .description(
      'give an endpoint a new signing secret; both sign during the overlap, and at most two are active',
    )
    .argument('<id>', 'whe_…')
    .action(withDatabase(rotateSecret))

  const addSwitch = (name: string, description: string, disabled: boolean): void =>
    void webhooks
      .command(name)
      .description(description)
      .argument('<id>', 'whe_…')
      .action(withDatabase((context, id: string) => switchEndpoint(context, id, disabled)))
  addSwitch('enable', 'enable an endpoint; deliveries that were waiting continue', false)
  addSwitch('disable', 'disable an endpoint; new events are held', true)
}

function addDeliveryCommands(webhooks: Command): void {
  webhooks
    .command('test')
    .description('send a test event, task.created, to this endpoint')
    .argument('<id>', 'whe_…')
    .action(withDatabase(test))

  webhooks
    .command('deliveries')
    .description('show the delivery log of an endpoint, newest first, with every attempt')
    .argument('<id>', 'whe_…')
    .option(
      '--status <list>',
      `only these statuses, separated by commas: ${deliveryStatuses.join(',')}`,
      parseStatuses,
    )
    .action(withDatabase(deliveries, formatDeliveries))

  webhooks
    .command('redeliver')
    .description('resend a delivery with new attempts, the same id and the same body')
    .argument('<delivery>', 'whd_…')
    .action(withDatabase(resend))

  webhooks
    .command('recover')
    .description('resend all deliveries that were exhausted or held since the given time')
    .argument('<id>', 'whe_…')
    .addOption(
      new Option('--since <time>', 'ISO 8601; UTC unless it has an offset')
        .argParser(parseTime)
        .makeOptionMandatory(),
    )
    .option('--dry-run', 'count the deliveries without resending them')
    .action(withDatabase(recover))
}

const parseEvents = listOf('Event types', Object.keys(webhookValidators) as WebhookType[])
const parseStatuses = listOf('Statuses', deliveryStatuses)

function parseTime(text: string): Date {
  const time = parseTimestamp(text)
  if (time === undefined)
    throw new InvalidArgumentError('Must be a date or time such as 2026-11-21T09:00:00Z.')
  return new Date(time)
}

interface AddOptions {
  workspace?: string
  url: string
  events?: WebhookType[]
}

async function add({ db, now, write }: CommandContext, { workspace, url, events = [] }: AddOptions) {
  const workspaceId = await requireWorkspace(db, workspace)
  const config = readConfig()
  const checked = await checkUrl(url, config.webhooks).catch((error: unknown) => {
    throw error instanceof UnsafeUrlError ? new CommandError(error.message) : error
  })
  const box = await openSecretBox(config)
  const source = { workspaceId, ...operator, now }
  const endpoint = { url: checked.href, events }
  const { id, secret } = await write((tx) => addEndpoint(tx, source, box, endpoint))
  return { id, secret }
}

async function list(
  { db, now }: CommandContext,
  { workspace }: { workspace?: string },
): Promise<PrintedEndpoint[]> {
  const workspaceId = await requireWorkspace(db, workspace)
  const { rows } = await listEndpoints(db, workspaceId, now, allRows)
  return rows.toReversed().map(printedEndpoint)
}

async function rotateSecret(context: CommandContext, id: string) {
  const config = readConfig()
  const box = await openSecretBox(config)
  const source = await sourceFor(context, 'endpoint', id)
  const overlap = config.webhooks.secretOverlapSeconds
  const rotated = await context.write((tx) => rotateEndpointSecret(tx, source, box, id, overlap))
  const { endpoint: _endpoint, ...printed } = rotated
  return printed
}

async function switchEndpoint(
  context: CommandContext,
  id: string,
  disabled: boolean,
): Promise<PrintedEndpoint> {
  const [source, mailing] = [await sourceFor(context, 'endpoint', id), await openMailing()]
  return printedEndpoint(await context.write((tx) => updateEndpoint(tx, source, mailing, id, { disabled })))
}

async function test(context: CommandContext, id: string) {
  const source = await sourceFor(context, 'endpoint', id)
  const delivery = await context.write((tx) => sendTestEvent(tx, source, id))
  return { event_id: delivery.event_id, delivery_id: delivery.id }
}

async function deliveries(
  { db }: CommandContext,
  id: string,
  { status = [] }: { status?: DeliveryStatus[] },
): Promise<PrintedDelivery[]> {
  const workspaceId = await requireWorkspaceOf(db, 'endpoint', id)
  const { rows } = await listDeliveries(db, workspaceId, id, { statuses: status }, allRows)
  const ids = rows.map((delivery) => delivery.id)
  const attempts = await listAttempts(db, workspaceId, ids)
  return rows.map((delivery) => printedDelivery(delivery, attempts.get(delivery.id) ?? []))
}

async function resend(context: CommandContext, id: string) {
  const source = await sourceFor(context, 'delivery', id)
  await context.write((tx) => redeliver(tx, source, id))
  return { delivery_id: id }
}

async function recover(
  context: CommandContext,
  id: string,
  { since, dryRun = false }: { since: Date; dryRun?: boolean },
) {
  const source = await sourceFor(context, 'endpoint', id)
  return context.write((tx) => recoverDeliveries(tx, source, id, { since, dryRun }))
}
