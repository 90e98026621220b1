import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../support/app/app.ts'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { isChromiumMissing, useBrowser } from '../support/browser/browser.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)(
  'the title of a new task is kept until it is submitted (product.md 25.35)',
  () => {
    const { app, world } = useWorld()
    const browser = useBrowser()
    let owner: Caller
    let work: Caller
    beforeAll(async () => {
      owner = await signIn(app, world)
      work = await signInToWork(app, world)
    })

    const makeProject = async () => {
      const { id, columns } = (await owner.post('/projects', { name: 'Quay' })).body.data as {
        id: string
        columns: { id: string; name: string }[]
      }
      const cardOf = (column: string): string => columns.find(({ name }) => name === column)?.id ?? ''
      for (const name of ['To do', 'In progress', 'Done'])
        await work.post('/tasks', { title: `Old, ${name}`, card_id: cardOf(name) })
      return { id, cardOf, path: `/work/projects/${id}` }
    }
    type Project = Awaited<ReturnType<typeof makeProject>>
    const titlesIn = async ({ id }: Project): Promise<string[]> =>
      ((await work.get(`/tasks?project_id=${id}`)).body.data as { title: string }[])
        .map(({ title }) => title)
        .filter((title) => !title.startsWith('Old'))
    const beginTask = async (page: Page, column = 'In progress'): Promise<Locator> => {
      const region = page.getByRole('region', { name: column, exact: true })
      await region.getByRole('button', { name: 'Add task' }).click()
      return region.getByRole('textbox', { name: 'Title' })
    }

    it.each<[string, (project: Project) => Promise<unknown>]>([
      [
        'the column is deleted',
        ({ cardOf }) => owner.delete(`/columns/${cardOf('In progress')}?move_to=${cardOf('Done')}`),
      ],
      [
        'the person may only read',
        ({ id }) =>
          owner.call('PUT', `/projects/${id}/members/${world.users.member}`, { body: { role: 'viewer' } }),
      ],
      ['the project is private', ({ id }) => owner.patch(`/projects/${id}`, { private: true })],
    ])('what was typed stays readable when %s, and what is typed then lands nowhere', async (how, change) => {
      const project = await makeProject()
      const page = await browser.openAs(app, world, project.path, { person: 'member' })
      const title = await beginTask(page)
      await page.keyboard.type('Buy')
      await change(project)
      const note = page.getByRole('alert').filter({ hasText: 'could not be saved' })
      await note.getByText('Buy', { exact: true }).waitFor()
      await title.waitFor({ state: 'detached' })
      const target = how.includes('private')
        ? page.getByRole('heading', { level: 1 })
        : note.getByRole('textbox', { name: 'Unsaved text' })
      await target.and(page.locator(':focus')).waitFor()
      await page.keyboard.type(' milk, c')
      await page.keyboard.press('Enter')
      expect(await page.getByRole('menu').count()).toBe(0)
      if (!how.includes('private')) expect(await page.getByRole('dialog').count()).toBe(0)
      expect(await titlesIn(project)).toEqual([])
      await page.reload()
      await note.getByText('Buy', { exact: true }).waitFor()
      await expectAccessibleInEveryView(page, `unsaved-title-${how.split(' ').at(-1)}`)
      await note.getByRole('button', { name: 'Discard' }).click()
      await note.waitFor({ state: 'detached' })
    })

    it('an empty field whose column is deleted hands its focus to a heading, not to another column', async () => {
      const project = await makeProject()
      const page = await browser.openAs(app, world, project.path)
      const title = await beginTask(page)
      await owner.delete(`/columns/${project.cardOf('In progress')}?move_to=${project.cardOf('Done')}`)
      await title.waitFor({ state: 'detached' })
      await page.getByRole('heading', { name: 'Quay' }).and(page.locator(':focus')).waitFor()
    })

    it.each<[string, (project: Project) => string, (page: Page) => Promise<Locator>]>([
      ['on a board', ({ path }) => path, (page) => beginTask(page)],
      [
        'in My tasks',
        () => '/work',
        (page) => Promise.resolve(page.getByRole('textbox', { name: 'New task' })),
      ],
    ])(
      'a task that is not added after the next title was begun %s can be tried again',
      async (where, pathOf, begin) => {
        const project = await makeProject()
        const page = await browser.openAs(app, world, pathOf(project))
        const title = await begin(page)
        const add = async (text: string): Promise<(how: 'continue' | 'abort') => Promise<void>> => {
          let release: (how: 'continue' | 'abort') => void = () => undefined
          const released = new Promise<'continue' | 'abort'>((resolve) => (release = resolve))
          const isNew = (url: URL): boolean => url.pathname.endsWith('/work/v1/tasks') && url.search === ''
          await page.route(isNew, async (route) => {
            if ((await released) === 'continue') return route.continue()
            // The server adds it, and the answer is lost.
            await route.fetch()
            await route.abort('internetdisconnected')
          })
          await title.fill(text)
          await title.press('Enter')
          return async (how) => {
            release(how)
            await page.getByRole('alert').getByText(`“${text}” was not added`).first().waitFor()
            await page.unroute(isNew)
          }
        }
        const [one, two] = [`One ${project.id}`, `Two ${project.id}`]
        const fail = await add(one)
        await title.fill('half')
        await fail('abort')
        const kept = page.getByRole('list', { name: 'Tasks that were not added' })
        await kept.getByText(one).waitFor()
        expect(await title.inputValue()).toBe('half')
        await title.fill('half a')
        const failAgain = await add(two)
        await title.fill('half a')
        await failAgain('abort')
        await kept.getByText(two).waitFor()
        const answered = page.waitForResponse((response) => response.request().method() === 'POST')
        await kept.getByRole('button', { name: `Try again: ${one}` }).click()
        expect((await answered).headers()).toMatchObject({ 'idempotent-replay': 'true' })
        await kept.getByText(one).waitFor({ state: 'detached' })
        await page.getByRole('link', { name: one }).first().waitFor()
        // The server had added it, and its answer was lost.
        expect((await work.get(`/tasks?q=${encodeURIComponent(one)}`)).body.data).toHaveLength(1)
        await page.reload()
        await kept.getByText(two).waitFor()
        expect(await title.inputValue()).toBe('half a')
        await expectAccessibleInEveryView(page, `refused-titles-${where.replaceAll(' ', '-')}`)
        await kept.getByRole('button', { name: `Discard: ${two}` }).click()
        await kept.waitFor({ state: 'detached' })
        expect(await title.inputValue()).toBe('half a')
      },
    )
  },
)
