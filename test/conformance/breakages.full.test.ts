import { expect, test } from 'vitest'
import { breakages, failedOf, useBrokenServers } from './broken-servers.ts'

const { tryOn } = useBrokenServers()

test.each(Object.keys(breakages))(
  'a server that breaks %s fails under that name and no other',
  async (id) => {
    const failed = failedOf(await tryOn(id))
    expect(
      failed.map(({ id }) => id),
      JSON.stringify(failed, null, 2),
    ).toEqual([id])
  },
)
