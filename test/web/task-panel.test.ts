import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('a task', () => {
  const { app, world, full } = useWorld()
  const browser = useBrowser()

  const openTask = async (title: string) => {
    const work = await signInToWork(app, world)
    const { data } = (await work.post('/tasks', { title, card_id: world.cards.todo })).body as {
      data: { id: string }
    }
    const path = `/work/projects/${world.projects.main}?task=${data.id}`
    const page = await browser.openAs(app, world, path)
    const panel = page.getByRole('dialog', { name: title })
    await panel.getByRole('textbox', { name: 'Title' }).waitFor()
    const stored = async () => (await work.get(`/tasks/${data.id}`)).body.data as Record<string, unknown>
    return { page, panel, path, id: data.id, work, stored }
  }
  const saved = (page: Page): Promise<void> => page.getByRole('status').getByText('Saved').waitFor()

  it('the panel of a task saves each field when it changes, and shows that it is saved (product.md 25.34)', async () => {
    const { page, panel, stored } = await openTask('Caulk the seams')
    const fields: [change: () => Promise<unknown>, field: string, value: unknown][] = [
      [() => panel.getByRole('checkbox', { name: 'Completed' }).check(), 'completed', true],
      [() => panel.getByRole('checkbox', { name: 'Completed' }).uncheck(), 'progress', 0],
      [() => panel.getByRole('combobox', { name: 'Priority' }).selectOption('High'), 'priority', 'high'],
      [() => panel.getByRole('combobox', { name: 'Repeats' }).selectOption('Weekly'), 'recurrence', 'weekly'],
      [() => panel.getByLabel('Progress').fill('40'), 'progress', 40],
      [() => panel.getByLabel('Due date').fill('2031-02-03'), 'due_date', '2031-02-03'],
      [() => panel.getByLabel('Due time').fill('09:30'), 'due_time', '09:30'],
      [
        () => panel.getByLabel('Reminder').fill('2031-02-01T08:00'),
        'reminder_date',
        '2031-02-01T08:00:00.000Z',
      ],
      [
        () => panel.getByRole('combobox', { name: 'Assignees' }).selectOption('Bruno Okafor'),
        'assignee_ids',
        [world.users.admin],
      ],
      [
        () => panel.getByRole('textbox', { name: 'Description' }).fill('With oakum.'),
        'description',
        'With oakum.',
      ],
      [
        () => panel.getByRole('textbox', { name: 'Title' }).fill('Caulk all seams'),
        'title',
        'Caulk all seams',
      ],
    ]
    for (const [change, field, value] of fields) {
      await change()
      await expect.poll(async () => (await stored())[field], { timeout: 60_000 }).toEqual(value)
      await saved(page)
    }
    await page.getByRole('dialog', { name: 'Caulk all seams' }).waitFor()
    await panel.or(page.getByRole('dialog')).getByRole('button', { name: 'Remove Bruno Okafor' }).click()
    await waitFor(async () => JSON.stringify((await stored()).assignee_ids) === '[]')
  })

  it('a field of a task shows why its value cannot be saved (product.md 25.34)', async () => {
    const { panel, stored } = await openTask('Weigh the anchor')
    const progress = panel.getByLabel('Progress')
    for (const value of ['150', '5.5']) {
      await progress.fill(value)
      await panel.getByText('Enter a whole number from 0 to 100.').waitFor()
      await progress.fill('5')
      await panel.getByText('Enter a whole number from 0 to 100.').waitFor({ state: 'detached' })
    }
    await waitFor(async () => (await stored()).progress === 5)
    await panel.getByLabel('Due time').fill('09:30')
    await panel.getByText('Enter a due date first.').waitFor()
    await panel.getByLabel('Due date').fill('2031-02-03')
    await waitFor(async () => (await stored()).due_time === '09:30')
    await panel.getByText('Enter a due date first.').waitFor({ state: 'detached' })
  })

  it('if another person has changed the same text of a task, both versions are shown and neither is lost (product.md 25.35)', async () => {
    const { page, panel, id, work, stored } = await openTask('Tar the ropes')
    const description = panel.getByRole('textbox', { name: 'Description' })
    await description.fill('Mine')
    await waitFor(async () => (await stored()).description === 'Mine')
    await work.patch(`/tasks/${id}`, { priority: 'low' })
    await description.fill('Mine again')
    // A change to another field is not a conflict.
    await waitFor(async () => (await stored()).description === 'Mine again')
    await saved(page)
    await panel.getByRole('textbox', { name: 'Title' }).focus()
    await panel.getByRole('button', { name: 'Edit description' }).click()
    await description.fill('Mine at last')
    await work.patch(`/tasks/${id}`, { description: 'Theirs' })
    const conflict = panel.getByRole('alert')
    await conflict.getByText('Theirs', { exact: true }).waitFor()
    expect(await description.inputValue()).toBe('Mine at last')
    expect((await stored()).description).toBe('Theirs')
    await conflict.getByRole('button', { name: 'Keep mine' }).click()
    await waitFor(async () => (await stored()).description === 'Mine at last')
    await conflict.waitFor({ state: 'detached' })
  })

  it('text that is typed in the panel of a task while an earlier text is being saved is saved too (product.md 25.35)', async () => {
    const { page, panel, stored } = await openTask('Splice the line')
    let answer = (): void => undefined
    const isAnswered = new Promise<void>((resolve) => (answer = resolve))
    let writes = 0
    await page.route(/\/tasks\/task_\w+$/, async (route) => {
      if (route.request().method() === 'PATCH' && (writes += 1) === 1) await isAnswered
      await route.continue()
    })
    const description = panel.getByRole('textbox', { name: 'Description' })
    await description.fill('With a fid')
    await description.blur()
    await waitFor(() => writes === 1)
    await panel.getByRole('button', { name: 'Edit description' }).click()
    await description.fill('With a fid and twine')
    await panel.getByRole('button', { name: 'Close' }).click()
    await panel.waitFor({ state: 'detached' })
    answer()
    await waitFor(async () => (await stored()).description === 'With a fid and twine')
  })

  it('unsaved text in the panel of a task is shown again when the panel is reopened (product.md 25.35)', async () => {
    const { page, panel, id, work, stored } = await openTask('Stow the sails')
    await panel.getByRole('textbox', { name: 'Comment' }).fill('Which sails?')
    let isChanged = false
    await page.route(/\/tasks\/task_\w+$/, async (route) => {
      const isFirst = route.request().method() === 'PATCH' && !isChanged
      if (isFirst) await work.patch(`/tasks/${id}`, { description: 'Theirs' })
      isChanged ||= isFirst
      await route.continue()
    })
    await panel.getByRole('textbox', { name: 'Description' }).fill('Mine')
    await panel.getByRole('alert').getByText('Theirs', { exact: true }).waitFor()
    await page.getByRole('status').getByText('Not saved').waitFor()
    await panel.getByRole('button', { name: 'Close' }).click()
    await panel.waitFor({ state: 'detached' })
    await page.goBack()
    expect(await panel.getByRole('textbox', { name: 'Comment' }).inputValue()).toBe('Which sails?')
    expect(await panel.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Mine')
    await panel.getByRole('button', { name: 'Keep mine' }).click()
    await waitFor(async () => (await stored()).description === 'Mine')
  })

  it('unsaved text in a task stays readable after the task has been deleted (product.md 25.35)', async () => {
    const { page, panel, id, work } = await openTask('Paint the hull')
    await panel.getByRole('textbox', { name: 'Comment' }).fill('In which color?')
    await work.delete(`/tasks/${id}`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'Not found' }).waitFor()
    await dialog.and(page.locator(':focus')).waitFor()
    await dialog.getByText('In which color?').waitFor()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await dialog.getByText('In which color?').waitFor({ state: 'detached' })
  })

  it('unsaved text in a task stays readable after the person has lost the right to write (product.md 25.35)', async () => {
    const work = await signInToWork(app, world)
    const { body } = await work.post('/tasks', { title: 'Mend the net', card_id: world.cards.todo })
    const path = `/work/projects/${world.projects.main}?task=${(body.data as { id: string }).id}`
    const page = await browser.openAs(app, world, path, { person: 'member' })
    const panel = page.getByRole('dialog', { name: 'Mend the net' })
    const comment = panel.getByRole('textbox', { name: 'Comment' })
    await comment.fill('With which twine?')
    const owner = await signIn(app, world)
    await owner.call('PUT', `/projects/${world.projects.main}/members/${world.users.member}`, {
      body: { role: 'viewer' },
    })
    await comment.waitFor({ state: 'detached' })
    await panel.getByText('With which twine?').waitFor()
  })

  it('a person who may not write sees the values of a task as text, without fields (product.md 25.34)', async () => {
    const path = `/work/projects/${world.projects.main}`
    const work = await signInToWork(app, world)
    const { body } = await work.post('/tasks', {
      ...{ title: 'Grease the winch', card_id: world.cards.todo, priority: 'high', progress: 40 },
      ...{
        end_date: '2031-03-09',
        end_time: '08:30',
        recurrence: 'weekly',
        description: 'Twice.\nThen once.',
      },
      user_ids: [world.users.owner],
    })
    const owner = await signIn(app, world)
    const member = `/projects/${world.projects.main}/members/${world.users.member}`
    await owner.call('PUT', member, { body: { role: 'viewer' } })
    const page = await browser.openAs(app, world, `${path}?task=${(body.data as { id: string }).id}`, {
      person: 'member',
    })
    const panel = page.getByRole('dialog', { name: 'Grease the winch' })
    await panel.getByRole('heading', { name: 'Grease the winch' }).last().waitFor()
    const value = async (name: string) =>
      (
        await panel
          .locator('dt', { hasText: new RegExp(`^${name}$`) })
          .locator('+ dd')
          .allTextContents()
      )[0]
    await waitFor(async () => (await value('Assignees')) !== 'None')
    expect({
      priority: await value('Priority'),
      repeats: await value('Repeats'),
      date: await value('Due date'),
      time: await value('Due time'),
      reminder: await value('Reminder'),
      progress: await value('Progress'),
      description: await value('Description'),
    }).toEqual({
      ...{ priority: 'High', repeats: 'Weekly', date: '9 Mar 2031', time: '08:30', reminder: 'None' },
      ...{ progress: '40 %', description: 'Twice.\nThen once.' },
    })
    expect(await panel.locator('input, textarea, select').count()).toBe(0)
    await expectAccessibleInEveryView(page, 'task-viewer')
    await owner.delete(member)
  })

  it('if the project of a task cannot be loaded, the panel shows the error and a button to try again', async () => {
    const { page, path } = await openTask('Tally the crates')
    await page.goto('/work')
    await page.route(/\/work\/v1\/projects\/\w+$/, (route) => route.abort('internetdisconnected'))
    await page.goto(path.replace(/^.*\?/, '/work?'))
    const panel = page.getByRole('dialog', { name: 'Tally the crates' })
    await panel.getByRole('heading', { name: 'The server did not respond' }).waitFor()
    await page.unroute(/\/work\/v1\/projects\/\w+$/)
    await panel.getByRole('button', { name: 'Try again' }).click()
    await panel.getByRole('textbox', { name: 'Title' }).waitFor()
  })

  it('the panel of a task has comments with replies, and a history that names the API (product.md 25.36)', async () => {
    const { page, panel, id } = await openTask('Order the anchor')
    await full.post(`/tasks/${id}/comments`, { body: 'From a program' })
    await page.reload()
    const comments = panel.getByRole('list', { name: 'Comments' })
    await comments.getByText('From a program').waitFor()
    await panel.getByRole('textbox', { name: 'Comment' }).fill('Which weight?')
    await panel.getByRole('button', { name: 'Comment', exact: true }).click()
    await comments.getByText('Which weight?').waitFor()
    await waitFor(async () => (await panel.getByRole('textbox', { name: 'Comment' }).inputValue()) === '')
    await comments.getByRole('button', { name: 'Reply' }).first().click()
    const reply = panel.getByRole('textbox', { name: 'Reply' })
    await reply.fill('Forty pounds')
    await reply.press('Control+Enter')
    await comments.getByRole('list', { name: 'Replies' }).getByText('Forty pounds').waitFor()
    await panel.getByRole('list', { name: 'History' }).getByText('via API').first().waitFor()
  })

  it('a person edits and deletes a comment, whose addresses are links (product.md 25.50)', async () => {
    const { page, panel, id, work } = await openTask('Varnish the oars')
    await work.post(`/tasks/${id}/comments`, { body: 'See https://oars.example/care.\njavascript:alert(1)' })
    await page.reload()
    const comments = panel.getByRole('list', { name: 'Comments' })
    const link = comments.getByRole('link')
    expect(await link.getAttribute('href')).toBe('https://oars.example/care')
    expect(await link.count()).toBe(1)
    const change = async (text: string, key: string) => {
      await comments.getByRole('button', { name: 'Edit' }).click()
      await comments.getByRole('textbox', { name: 'Comment' }).fill(text)
      await comments.getByRole('textbox', { name: 'Comment' }).press(key)
      await comments.getByRole('textbox').waitFor({ state: 'detached' })
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Edit')
    }
    await change('Never mind', 'Escape')
    expect(await comments.getByText('edited').count()).toBe(0)
    await change('Two coats', 'Control+Enter')
    await comments.getByText('Two coats').waitFor()
    await comments.getByText('edited').waitFor()
    await comments.getByRole('button', { name: 'Reply' }).click()
    await panel.getByRole('textbox', { name: 'Reply' }).fill('Three')
    await panel.getByRole('textbox', { name: 'Reply' }).press('Control+Enter')
    await panel.getByRole('textbox', { name: 'Reply' }).waitFor({ state: 'detached' })
    await comments.getByText('Three').waitFor()
    const remove = async () => {
      await comments.getByRole('button', { name: 'Delete comment' }).first().click()
      await page
        .getByRole('dialog', { name: 'Delete this comment?' })
        .getByRole('button', { name: 'Delete' })
        .click()
    }
    await remove()
    await comments.getByText('This comment was deleted.').waitFor()
    await comments.getByText('Three').waitFor()
    await remove()
    await panel.getByText('No comments yet.').waitFor()
  })

  it('a comment that was just sent goes when somebody deletes it, and Escape closes only the question about one (product.md 25.50)', async () => {
    const { page, panel, id, work } = await openTask('Splice the painter')
    const comments = panel.getByRole('list', { name: 'Comments' })
    for (const text of ['Short splice', 'Long splice']) {
      await panel.getByRole('textbox', { name: 'Comment' }).fill(text)
      await panel.getByRole('button', { name: 'Comment', exact: true }).click()
      await comments.getByText(text).waitFor()
    }
    await waitFor(async () => (await panel.getByRole('textbox', { name: 'Comment' }).inputValue()) === '')
    const [first] = (await work.get(`/tasks/${id}/comments`)).body.data as { id: string }[]
    expect((await work.delete(`/tasks/${id}/comments/${first?.id}`)).status).toBe(204)
    await comments.getByText('Short splice').waitFor({ state: 'detached' })
    await comments.getByRole('button', { name: 'Delete comment' }).click()
    const question = page.getByRole('dialog', { name: 'Delete this comment?' })
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await comments.getByText('Long splice').waitFor()
    expect(await panel.count()).toBe(1)
  })

  it('the panel of a task shows what will be deleted before deleting the task, and then closes', async () => {
    const { page, panel, id, work } = await openTask('Sell the dinghy')
    await panel.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Sell the dinghy?' })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
    expect((await work.get(`/tasks/${id}`)).status).toBe(404)
  })

  it('a task that does not exist is shown as not found', async () => {
    const page = await browser.openAs(app, world, '/work/projects?task=task_00000000000000000000000000')
    await page.getByRole('dialog').getByRole('heading', { name: 'Not found' }).waitFor()
  })
})
