import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { startServer, testDataDir } from '../support/app/server.ts'

const creates = 500
const rounds = 4
const workers = 16
const api = '/api/public/v1'

test(`${creates} creates with an Idempotency-Key, killed with SIGKILL and retried in ${rounds} rounds, create each task exactly once (product.md 7.5)`, async () => {
  const env = {
    DATA_DIR: await testDataDir(),
    RATE_LIMIT_KEY: '1000000',
    RATE_LIMIT_WRITE: '1000000',
    RATE_LIMIT_WORKSPACE: '1000000',
  }
  let server = await startServer(env)
  const { key } = server
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  const read = async (path: string): Promise<{ data: Task[]; meta: { next_cursor: string | null } }> =>
    (await (await fetch(`${server.url}${api}${path}`, { headers })).json()) as never
  const project_id = (await read('/projects')).data[0]?.id ?? ''

  /** Returns the bodies of acknowledged creates by title. Kills the server after `killAfter` of them, if given. */
  async function createAll(round: number, killAfter?: number): Promise<Map<string, string>> {
    const acknowledged = new Map<string, string>()
    const titles = Array.from({ length: creates }, (_, i) => `round ${round}, task ${i}`)
    const victim = server
    const work = async (): Promise<void> => {
      for (let title = titles.pop(); title !== undefined; title = titles.pop()) {
        const response = await fetch(`${victim.url}${api}/tasks`, {
          method: 'POST',
          headers: { ...headers, 'Idempotency-Key': title },
          body: JSON.stringify({ title_text: title, project_id }),
        })
        const body = await response.text()
        expect(response.status, body).toBe(201)
        acknowledged.set(title, body)
        if (acknowledged.size === killAfter) void victim.kill('SIGKILL')
      }
    }
    const ended = await Promise.allSettled(Array.from({ length: workers }, work))
    if (killAfter === undefined) expect(ended.filter(({ status }) => status === 'rejected')).toEqual([])
    return acknowledged
  }

  for (let round = 0; round < rounds; round++) {
    const before = await createAll(round, randomInt(50, creates - 50))
    server = await startServer(env)
    const after = await createAll(round)
    expect(after.size).toBe(creates)
    for (const [title, body] of before) expect(after.get(title)).toBe(body)
    expect(await countTitles(round)).toEqual(new Map([...after.keys()].map((title) => [title, 1])))
  }

  async function countTitles(round: number): Promise<Map<string, number>> {
    const counts = new Map<string, number>()
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await read(`/tasks?project_id=${project_id}&limit=100&cursor=${cursor}`)
      for (const { title } of page.data) {
        if (title.startsWith(`round ${round},`)) counts.set(title, (counts.get(title) ?? 0) + 1)
      }
      cursor = page.meta.next_cursor
    }
    return counts
  }
}, 1_800_000)

interface Task {
  id: string
  title: string
}
