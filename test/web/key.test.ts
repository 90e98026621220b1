import { describe, expect, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the page of a key', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  it('the page of a key shows requests by time, status and operation, and links to them', async () => {
    const caller = app.withSecret(world.keys.full.secret)
    for (const path of ['/me', '/me', '/tasks/task_none']) await caller.get(path)
    await app.context.recorders.flush()
    const page = await browser.openAs(app, world, '/settings/keys')
    await page.getByRole('link', { name: 'Full access', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Full access' }).waitFor()
    await page.getByRole('img', { name: 'Requests in the last 7 days' }).waitFor()
    const cells = async (name: string) => {
      const table = page.getByRole('table', { name })
      await table.waitFor()
      return (await table.getByRole('row').allInnerTexts()).slice(1).map((row) => row.split(/\s+/))
    }
    expect(await cells('Requests by status')).toEqual([
      ['200', '2'],
      ['404', '1'],
    ])
    expect(await cells('Requests by operation')).toEqual([
      ['getMe', '2'],
      ['getTask', '1'],
    ])
    expect((await cells('Counts by time')).at(-1)?.slice(-3)).toEqual(['2', '0', '1'])
    expect((await cells('Secrets')).map(([secret]) => secret)).toEqual([
      `svc_…${world.keys.full.secret.slice(-4)}`,
    ])
    await page.getByRole('link', { name: 'getTask' }).click()
    await page.getByRole('table', { name: 'Requests' }).getByText('/tasks/task_none').waitFor()
    expect(await page.getByRole('table', { name: 'Requests' }).getByRole('row').count()).toBe(2)
  })

  it('the page of a key changes scopes and expiry, and refuses an empty choice of scopes', async () => {
    const { id } = world.keys.full
    const page = await browser.openAs(app, world, `/settings/keys/${id}`)
    await page.getByRole('button', { name: 'Actions for Full access', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const form = page.getByRole('dialog', { name: 'Edit Full access' })
    const scopes = await form.getByRole('checkbox').all()
    for (const scope of scopes) await scope.uncheck()
    await form.getByText('Choose at least one scope.').waitFor()
    await form.getByRole('checkbox', { name: 'read:events' }).check()
    await form.getByLabel('Expires').fill('2090-03-04T05:06')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
    await page.getByText('read:events').waitFor()
    const me = await app.withSecret(world.keys.full.secret).get('/me')
    expect(me.body.key.scopes).toEqual(['read:events'])
    const [stored] = await app.context.sql`select expires_at from api_keys where id = ${id}`
    expect(stored?.expires_at).toMatch(/^2090-03-04 05:06:00/)
  })

  it('the page of a key offers rotation only to the creator, and shows others the reason (product.md 3.18)', async () => {
    const page = await browser.openAs(app, world, `/settings/keys/${world.keys.full.id}`, { person: 'admin' })
    await page.getByRole('button', { name: 'Actions for Full access', exact: true }).click()
    const rotate = page.getByRole('menuitem', { name: 'Rotate' })
    expect(await rotate.isDisabled()).toBe(true)
    expect(await rotate.textContent()).toMatch(/^RotateOnly .+ can$/)
    expect(await page.getByRole('menuitem', { name: 'Revoke' }).isEnabled()).toBe(true)
  })

  it('the page of a key lets people other than the creator only remove scopes, and shows the reason (product.md 3.19)', async () => {
    const page = await browser.openAs(app, world, `/settings/keys/${world.keys['read:tasks'].id}`, {
      person: 'admin',
    })
    await page.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByText(/^Only .+ can add scopes/).waitFor()
    expect(await page.getByRole('checkbox', { name: 'read:tasks' }).isEnabled()).toBe(true)
    expect(await page.getByRole('checkbox', { name: 'write:tasks' }).isDisabled()).toBe(true)
  })

  it('the page of a key shows exact times on hover and on touch, but not as tab stops', async () => {
    const page = await browser.openAs(app, world, `/settings/keys/${world.keys.full.id}`)
    const time = page.locator('time').first()
    await time.hover()
    await page.getByRole('tooltip').waitFor()
    await page.getByRole('heading', { level: 1 }).hover()
    await page.getByRole('tooltip').waitFor({ state: 'detached' })
    await time.dispatchEvent('click')
    await page.getByRole('tooltip').waitFor()
    expect(await page.locator('time[tabindex]').count()).toBe(0)
    expect(await page.getByRole('tooltip').textContent()).toMatch(/\d{4}.*\d\d:\d\d:\d\d/)
  })

  it('a key of another workspace is not found', async () => {
    const other = await app.fixture()
    const page = await browser.openAs(app, world, `/settings/keys/${other.keys.full.id}`)
    await page.getByRole('heading', { name: 'Not found' }).waitFor()
    await page.getByText('Request ID').waitFor()
  })
})
