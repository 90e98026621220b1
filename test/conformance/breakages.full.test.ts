import { beforeAll, expect, test } from 'vitest'
import { rules } from '../../tools/conformance/rules.ts'
import { breakages, failedOf, useBrokenServers } from './broken-servers.ts'
import { ofSmallBudgets } from './breakages/limits.ts'
import { changes, type Exchange } from './exchange.ts'

const { tryOn, exchangesOf, breakageOf } = useBrokenServers()

/** What each rule asks and is answered while nothing is broken. */
const exchanges = new Map<string, Exchange[]>()
beforeAll(async () => {
  // Before any rule the kit asks for /me and /projects, whether there is a server.
  for (const { id } of rules) exchanges.set(id, (await exchangesOf(id)).slice(2))
})

test.each(Object.keys(breakages))(
  'a server that breaks %s fails under that name and no other',
  async (id) => {
    const failed = failedOf(await tryOn(id, concernedBy(id)))
    expect(
      failed.map(({ id }) => id),
      JSON.stringify(failed, null, 2),
    ).toEqual([id])
  },
)

/**
 * The rules for which something is changed: the others ask and are answered as before, and pass as they do on an unbroken
 * server. Undefined stands for all of them, where what is asked depends on what is left of the budgets.
 */
function concernedBy(id: string): string[] | undefined {
  if (id in ofSmallBudgets) return undefined
  const hearsOf = (rule: string, seen: readonly Exchange[]): boolean => {
    const breakage = breakageOf(id)
    if (breakage.deliver) return rule.startsWith('webhooks/')
    return seen.some((exchange) => changes(breakage, exchange))
  }
  return [...exchanges].filter(([rule, seen]) => hearsOf(rule, seen)).map(([rule]) => rule)
}
