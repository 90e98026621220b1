import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const columns = ['To do', 'In progress', 'Done']
const seconds = Number(process.env.RANDOM_WORK_SECONDS ?? 60)
const seed = Number(process.env.RANDOM_WORK_SEED ?? Date.now() % 2 ** 31)

/** Returns a function that returns the same random integers below a bound for the same seed. */
function randomFrom(start: number): (below: number) => number {
  let state = start
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe.skipIf(isChromiumMissing)('random work', () => {
  const { app, clock } = useWorld()
  const browser = useBrowser()
  const random = randomFrom(seed)
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[random(items.length)]

  /** Does one thing to a task that is shown, unless somebody else removes it meanwhile. */
  const workOn = async (page: Page, title: string): Promise<void> => {
    const quick = { timeout: 2_000 }
    const card = page.getByRole('link', { name: title, exact: true }).first()
    const deeds = [
      () => card.press('x', quick),
      () => card.press('a', quick),
      async () => {
        await card.focus(quick)
        for (const key of ['Space', pick(['ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft']) ?? '', 'Space'])
          await page.keyboard.press(key)
      },
      async () => {
        await card.click(quick)
        await page.getByRole('textbox', { name: 'Title' }).fill(`${title}'`, quick)
        await page.keyboard.press('Escape')
      },
      async () => {
        await card.click(quick)
        await page
          .getByRole('combobox', { name: 'Column' })
          .selectOption({ label: pick(columns) ?? '' }, quick)
        await page.keyboard.press('Escape')
      },
    ]
    await pick(deeds)?.().catch(() => undefined)
    await page.keyboard.press('Escape')
  }

  const shown = async (page: Page): Promise<Record<string, string[]>> =>
    Object.fromEntries(
      await Promise.all(
        columns.map(async (name) => {
          const cards = page.getByRole('list', { name: `Tasks in ${name}` }).getByRole('link')
          return [name, await cards.allTextContents()] as const
        }),
      ),
    )

  it(
    `two people and a key work on one project, whose pages then equal a reload (seed ${seed})`,
    { timeout: (seconds + 240) * 1_000 },
    async () => {
      const own: Fixture = await app.fixture()
      const owner = await signIn(app, own)
      const project = (await owner.post('/projects', { name: 'Boathouse' })).body.data as {
        id: string
        columns: { id: string; name: string }[]
      }
      const work = await signInToWork(app, own)
      const idOf = (name = ''): string => project.columns.find((column) => column.name === name)?.id ?? ''
      const key = app.withSecret(own.keys.full.secret)
      const path = `/work/projects/${project.id}`
      const pages = [
        await browser.openAs(app, own, path),
        await browser.openAs(app, own, path, { person: 'member' }),
      ]
      const ids: string[] = []
      let made = 0
      const useKey = async (): Promise<void> => {
        // Refills the budgets of writes.
        clock.advance(1)
        const id = pick(ids)
        if (id === undefined || (ids.length < 12 && random(2) === 0)) {
          const body = { title_text: `Task ${++made}`, card_id: idOf(pick(columns)) }
          ids.push(((await key.post('/tasks', body)).body as { data: { id: string } }).data.id)
        } else if (random(4) === 0) {
          ids.splice(ids.indexOf(id), 1)
          await work.delete(`/tasks/${id}`)
        } else if (random(2) === 0) await key.patch(`/tasks/${id}`, { progress: random(2) * 100 })
        else await work.post(`/tasks/${id}/moves`, { card_id: idOf(pick(columns)), before: null })
      }
      for (let i = 0; i < 6; i++) await useKey()
      const end = performance.now() + seconds * 1_000
      const until = async (act: () => Promise<unknown>): Promise<void> => {
        while (performance.now() < end) await act()
      }
      await Promise.all([
        until(useKey),
        ...pages.map((page) =>
          until(async () => {
            const title = pick(Object.values(await shown(page)).flat())
            if (title !== undefined) await workOn(page, title)
          }),
        ),
      ])
      const fresh = await browser.openAs(app, own, path)
      const stored = async (): Promise<Record<string, string[]>> => {
        const { data } = (await work.get(`/tasks?project_id=${project.id}&limit=100`)).body as {
          data: { title: string; card: { name: string } | null }[]
        }
        const titlesIn = (name: string) =>
          data.filter(({ card }) => card?.name === name).map(({ title }) => title)
        return Object.fromEntries(columns.map((name) => [name, titlesIn(name).toSorted()]))
      }
      const sorted = (board: Record<string, string[]>): Record<string, string[]> =>
        Object.fromEntries(Object.entries(board).map(([name, titles]) => [name, titles.toSorted()]))
      await waitFor(async () => JSON.stringify(sorted(await shown(fresh))) === JSON.stringify(await stored()))
      const reloaded = await shown(fresh)
      expect(made).toBeGreaterThan(6)
      for (const page of pages)
        await waitFor(async () => JSON.stringify(await shown(page)) === JSON.stringify(reloaded))
    },
  )
})
