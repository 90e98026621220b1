import type { Located } from '../../src/contract/document.ts'
import type { Fault } from '../contract/finding.ts'
import type { Project } from './project.ts'
import { locationOf, stringsIn } from './sources.ts'

/** Compares each webhook's documented headers with those that src/delivery sends. */
export function compareWebhookHeaders({ contract, sources }: Project): Fault[] {
  const [first, ...others] = contract.operations('webhooks')
  if (!first) return []
  const headersOf = (webhook: Located): string[] =>
    contract.parameters(webhook).map(({ name, required }) => (required ? name : `${name} (optional)`))
  const expected = headersOf(first)
  const unlike = others.filter((webhook) => headersOf(webhook).join() !== expected.join())
  const delivery = sources.filter(({ file }) => file.startsWith('src/delivery/'))
  const sent = delivery.flatMap(({ tree }) => stringsIn(tree).filter(({ text }) => /^service-/i.test(text)))
  const unsent = expected.filter((name) => !sent.some(({ text }) => text === name))
  const undocumented = sent.filter(({ text }) => !expected.includes(text))
  return [
    ...unlike.map(({ path, pointer }): Fault => {
      const what = `${path} documents different headers than ${first.path}`
      return [[...pointer, 'parameters'], what, `document ${expected.join(', ')}`]
    }),
    ...unsent.map((name): Fault => {
      const what = `nothing in src/delivery sends the header ${name}`
      return [first.pointer, what, 'send it with each delivery, or remove it from the webhooks']
    }),
    ...undocumented.map((node): Fault => {
      const what = `the header ${node.text} is not documented with the webhooks`
      return [
        locationOf(node),
        what,
        `send one of ${expected.join(', ')}, or document it in ${contract.file}`,
      ]
    }),
  ]
}
