import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setProjectMember } from '../../src/domain/projects/change-members.ts'
import { createTaskComment } from '../../src/domain/tasks/comments.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { operatorOf } from '../support/world/keys.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the people of a task and of an event', () => {
  const { app, clock, commit, sql } = useWorld()
  const browser = useBrowser()

  /** Waits until Bruno, an admin, can be chosen, and Clara, a member, only if `withClara`. */
  const waitForOptions = (choice: Locator, withClara: boolean): Promise<void> =>
    waitFor(async () => {
      const names = await choice.getByRole('option').allTextContents()
      return names.includes('Bruno Okafor') && names.includes('Clara Lindqvist') === withClara
    })

  it('a task and an event of a private project offer only people who see the project, even after that changes (product.md 25.32)', async () => {
    const own = await app.fixture()
    const giveRole = () =>
      commit((tx) =>
        setProjectMember(tx, operatorOf(own, clock.now()), own.projects.private, own.users.member, 'viewer'),
      )
    const page = await browser.openAs(app, own, `/work?task=${own.tasks.private}`)
    const assignees = page.getByRole('combobox', { name: 'Assignees' })
    await waitForOptions(assignees, false)
    await page.goto('/work/calendar')
    await page.getByRole('button', { name: 'New event' }).click()
    const guests = page.getByRole('combobox', { name: 'Guests' })
    await waitForOptions(guests, true)
    await guests.selectOption('Clara Lindqvist')
    await page.getByRole('textbox', { name: 'Title' }).fill('Raise')
    await page.getByRole('combobox', { name: 'Project' }).selectOption({ value: own.projects.private })
    await waitForOptions(guests, false)
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByText('Every guest must be able to see the project.').waitFor()
    await page.getByRole('button', { name: 'Remove Clara Lindqvist' }).click()
    await giveRole()
    await waitForOptions(guests, true)
  })

  it('a task offers every member of a workspace with more than a hundred members', async () => {
    const own = await app.fixture()
    await sql`
      with added as (
        insert into users (id, name, email, created_at)
        select 'user_0' || right(md5(${own.workspace.id} || n), 25), 'Hand ' || lpad(n::text, 3, '0'),
          ${own.workspace.id} || n || '@fernhill.example', now()
        from generate_series(1, 120) as n
        returning id
      )
      insert into memberships (workspace_id, user_id, role, status, joined_at)
      select ${own.workspace.id}, id, 'member', 'active', now() from added`
    const page = await browser.openAs(app, own, `/work?task=${own.tasks.first}`)
    const assignees = page.getByRole('combobox', { name: 'Assignees' })
    await assignees.getByRole('option', { name: 'Hand 120' }).waitFor({ state: 'attached' })
  })

  it('the only assignee of a task who was suspended has the same words on a card, in a row and in the panel (product.md 25.64)', async () => {
    const own = await app.fixture()
    const work = await signInToWork(app, own)
    const body = { title: 'Sand', card_id: own.cards.todo, user_ids: [own.users.member] }
    const { id } = (await work.post('/tasks', body)).body.data as { id: string }
    await sql`
      update memberships set status = 'suspended'
      where workspace_id = ${own.workspace.id} and user_id = ${own.users.member}`
    const board = `/work/projects/${own.projects.main}`
    const page = await browser.openAs(app, own, `${board}?q=Sand`)
    const card = page
      .getByRole('list', { name: 'Tasks in To do' })
      .getByRole('listitem')
      .filter({ hasText: 'Sand' })
    await card.getByText('Assigned to An inactive member').waitFor()
    await page.goto(`${board}?q=Sand&view=list&sort=assignees`)
    const row = page.getByRole('row').filter({ hasText: 'Sand' })
    await row.getByText('An inactive member', { exact: true }).waitFor()
    await page.goto(`/work?task=${id}`)
    await page
      .getByRole('list', { name: 'Assigned to' })
      .getByText('An inactive member', { exact: true })
      .waitFor()
  })

  it('a comment or reply is shown at once to the person who sent it, even on a task with more than a hundred comments (product.md 25.36)', async () => {
    const own = await app.fixture()
    const author = { ...operatorOf(own, clock.now()), userId: own.users.admin }
    const { id } = (
      await (await signInToWork(app, own)).post('/tasks', { title: 'Sand', card_id: own.cards.todo })
    ).body.data as { id: string }
    for (let n = 1; n <= 105; n++)
      await commit((tx) => createTaskComment(tx, author, id, { body: `Comment ${n}` }))
    const page = await browser.openAs(app, own, `/work?task=${id}`)
    const comments = page.getByRole('list', { name: 'Comments' })
    await comments.getByText('Comment 100', { exact: true }).waitFor()
    await page.getByRole('textbox', { name: 'Comment' }).fill('My own')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await comments.getByText('My own').waitFor()
    await comments.getByRole('button', { name: 'Reply' }).first().click()
    await page.getByRole('textbox', { name: 'Reply' }).fill('My reply')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await comments.getByRole('list', { name: 'Replies' }).getByText('My reply').waitFor()
    await page.getByRole('button', { name: 'Load more' }).first().click()
    await comments.getByText('Comment 105', { exact: true }).waitFor()
    expect(await comments.getByText('My own').count()).toBe(1)
    expect(await comments.getByText('My reply').count()).toBe(1)
  })
})
