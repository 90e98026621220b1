import { describe, expect, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('a second window', () => {
  const { app, world, admin } = useWorld()
  const browser = useBrowser()

  it('a second window immediately shows changes made in the first one and by other clients', async () => {
    const [first, second] = await Promise.all([
      browser.openAs(app, world, '/settings/keys'),
      browser.openAs(app, world, '/settings/keys'),
    ])
    await Promise.all([first, second].map((page) => page.getByRole('table').waitFor()))
    await first.getByRole('button', { name: 'Create key' }).click()
    const form = first.getByRole('dialog', { name: 'Create key' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Seen twice')
    await form.getByRole('checkbox', { name: 'read:tasks' }).check()
    await form.getByRole('button', { name: 'Create' }).click()
    await second.getByText('Seen twice').waitFor()

    const bell = second.locator('[id]', { hasText: /^\d+ unread$/ }).last()
    const before = parseInt((await bell.textContent()) ?? '')
    const task = { title_text: 'Order the stone', card_id: world.cards.todo, user_ids: [world.users.owner] }
    expect((await admin.post('/tasks', task)).status).toBe(201)
    await second.getByText(`${before + 1} unread`).waitFor()
  })
})
