import type { Finding } from '../contract/finding.ts'
import type { Project } from './project.ts'
import { placeOf, stringsIn } from './sources.ts'

/** Compares each webhook's documented headers with those that src/delivery sends. */
export function compareWebhookHeaders({ contract, sources }: Project): Finding[] {
  if (!contract.document.webhooks) return []
  const webhooks = contract.operations('webhooks')
  const headersOf = (webhook: (typeof webhooks)[number]): string[] =>
    contract.parameters(webhook).map(({ name, required }) => (required ? name : `${name} (optional)`))
  const [first] = webhooks
  const wanted = first ? headersOf(first) : []
  const unlike = webhooks.filter((webhook) => headersOf(webhook).join() !== wanted.join())
  const strings = sources
    .filter(({ file }) => file.startsWith('src/delivery/'))
    .flatMap(({ tree }) => stringsIn(tree))
  const sent = strings.filter(({ text }) => /^service-/i.test(text))
  const unsent = wanted.filter((name) => !sent.some(({ text }) => text === name))
  return [
    ...unlike.map((webhook) => {
      const what = `${webhook.path} documents other headers than ${first?.path}`
      return contract.finding(
        'webhook-headers',
        [...webhook.pointer, 'parameters'],
        what,
        `document ${wanted.join(', ')}`,
      )
    }),
    ...unsent.map((name) => {
      const fix = 'send it with each delivery, or take it from the webhooks'
      return contract.finding(
        'webhook-headers',
        first?.pointer ?? [],
        `nothing in src/delivery sends the header ${name}`,
        fix,
      )
    }),
    ...sent
      .filter(({ text }) => !wanted.includes(text))
      .map((node): Finding => ({
        rule: 'webhook-headers',
        where: placeOf(node),
        what: `the header ${node.text} is not documented with the webhooks`,
        fix: `send one of ${wanted.join(', ')}, or document it in ${contract.file}`,
      })),
  ]
}
