import { describe, expect, it } from 'vitest'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the activity page', () => {
  const { app, world, full, sql } = useWorld()
  const browser = useBrowser()

  it('the activity page shows the actor, the change and its source', async () => {
    const owner = await signIn(app, world)
    const key = { name: 'CI', scopes: ['read:tasks'] }
    await owner.post('/keys', key)
    await full.post('/tasks', { title_text: 'Order the stone', project_id: world.projects.second })
    const page = await browser.openAs(app, world, '/settings/activity')
    const articles = page.getByRole('feed', { name: 'Activity' }).getByRole('article')
    await articles.first().waitFor()
    expect(await articles.nth(0).textContent()).toContain(
      'Anna Keller created task Order the stone via API, with key Full access',
    )
    expect(await articles.nth(1).textContent()).toContain('Anna Keller created key CI via web')
  })

  it('the activity page filters by person and by time, and shows old and new values of a change (product.md 17.5)', async () => {
    const admin = await signIn(app, world, 'admin')
    const { body } = await admin.post('/keys', { name: 'Of Bruno', scopes: ['read:tasks'] })
    const { id } = body.data as { id: string }
    await admin.patch(`/keys/${id}`, { scopes: ['read:tasks', 'read:projects'] })
    const page = await browser.openAs(app, world, '/settings/activity')
    const articles = page.getByRole('article')
    await page.getByRole('combobox', { name: 'Person' }).selectOption('Bruno Okafor')
    await page.waitForURL(`${app.url}/settings/activity?actor_id=${world.users.admin}`)
    await articles.filter({ hasText: 'Anna Keller created' }).first().waitFor({ state: 'detached' })
    const changed = articles.filter({ hasText: 'Bruno Okafor changed key Of Bruno via web' })
    const item = changed.getByRole('listitem')
    expect(await item.textContent()).toBe('scopes from read:tasks →to read:tasks, read:projects')
    await page.getByLabel('Until').fill('2000-01-01T00:00')
    await page.getByText('No activity matches the filters.').waitFor()
  })

  it('the activity page shows who became an admin, and the names of changed fields without recorded values', async () => {
    const owner = await signIn(app, world)
    await owner.patch(`/members/${world.users.member}`, { role: 'admin' })
    await owner.patch(`/projects/${world.projects.second}`, { description: 'All of it' })
    const page = await browser.openAs(app, world, '/settings/activity')
    const articles = page.getByRole('article')
    await articles.filter({ hasText: /Anna Keller changed project .+ \(description\) via web/ }).waitFor()
    const made = articles.filter({ hasText: 'Anna Keller made Clara Lindqvist an admin via web' })
    expect(await made.getByRole('listitem').allTextContents()).toEqual(['role from member →to admin'])
  })

  it('the activity page escapes characters that would reverse the direction of text', async () => {
    const { id } = (await full.post('/tasks', { title_text: 'a', project_id: world.projects.second })).body
      .data as { id: string }
    await full.patch(`/tasks/${id}`, { title_text: 'pay \u202Eevil' })
    const page = await browser.openAs(app, world, '/settings/activity?type=task.updated')
    const item = page.getByRole('article').first().getByRole('listitem')
    expect(await item.textContent()).toBe('title from a →to pay \\u202eevil')
  })

  it('the activity page links to a key, and to the request that made a change unless the log no longer has it (product.md 17.5)', async () => {
    const headers = { 'X-Request-Id': 'order-42' }
    const create = () =>
      full.post('/tasks', { title_text: 'x', project_id: world.projects.second }, { headers })
    await create()
    const page = await browser.openAs(app, world, '/settings/activity?type=task.created')
    const first = page.getByRole('article').first()
    const key = first.getByRole('link', { name: 'Full access' })
    expect(await key.getAttribute('href')).toBe(`/settings/keys/${world.keys.full.id}`)
    await first.getByRole('link', { name: 'Request order-42' }).click()
    await page.getByRole('link', { name: /POST \/api\/public\/v1\/tasks/ }).waitFor()
    await sql`delete from request_log where request_id = 'order-42'`
    await page.reload()
    await page.getByText('Older requests are no longer in the log').waitFor()
  })

  it('the activity page passes axe with values of every kind, in every view', async () => {
    const owner = await signIn(app, world)
    const { id } = (
      await full.post('/tasks', { title_text: 'Order the stone', project_id: world.projects.second })
    ).body.data as { id: string }
    const long = 'the stone for the kitchen, the bath and the stairs, '.repeat(6)
    await full.patch(`/tasks/${id}`, {
      title_text: long,
      description: 'x',
      end_date: '2031-01-31',
      progress: 40,
    })
    const path = `/projects/${world.projects.second}/members/${world.users.member}`
    for (const role of ['viewer', 'editor']) await owner.call('PUT', path, { body: { role } })
    await owner.delete(path)
    const key = { expires_at: '2031-01-31T00:00:00Z', scopes: ['read:tasks', 'write:tasks'] }
    await owner.patch(`/keys/${world.keys.full.id}`, key)
    const page = await browser.openAs(app, world, '/settings/activity')
    await page.getByRole('listitem').filter({ hasText: 'scopes' }).first().waitFor()
    await expectAccessibleInEveryView(page, 'activity-values')
  })

  it('the activity page keeps its filters for type and key in the URL, loads further pages, and can be used by keyboard', async () => {
    const page = await browser.openAs(app, world, '/settings/activity?type=key.revoked')
    const articles = page.getByRole('article')
    await articles.first().waitFor()
    expect(await articles.allTextContents()).toEqual([expect.stringContaining('revoked key Revoked')])
    await page.getByRole('combobox', { name: 'Type' }).selectOption('')
    await page.getByRole('combobox', { name: 'Key' }).selectOption(world.keys.full.id)
    await page.waitForURL(`${app.url}/settings/activity?key_id=${world.keys.full.id}`)
    await articles.filter({ hasText: 'with key Full access' }).first().waitFor()
    await articles.filter({ hasNotText: 'with key Full access' }).first().waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Clear filters' }).click()
    await articles.nth(49).waitFor()
    await page.getByRole('button', { name: 'Load more' }).click()
    await articles.nth(50).waitFor()
    await articles.first().focus()
    await page.keyboard.press('PageDown')
    expect(await articles.nth(1).evaluate('document.activeElement.ariaPosInSet')).toBe('2')
  })
})
