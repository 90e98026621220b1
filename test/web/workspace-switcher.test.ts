import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { signIn } from '../support/world/settings.ts'
import { giveEndpoint, operatorIn } from '../support/world/webhooks.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('a user who manages two workspaces', () => {
  const { app, world, clock, commit } = useWorld()
  const browser = useBrowser()
  const links = { ours: '', theirs: '' }
  beforeAll(async () => {
    const foreign = world.foreign.workspace
    const source = operatorIn(foreign, clock.now())
    await commit((tx) => setMembership(tx, source, world.users.owner, { role: 'admin', status: 'active' }))
    const add = async (workspaceId: string, host: string): Promise<string> =>
      `/settings/webhooks/${(await giveEndpoint(app, workspaceId, `https://${host}/`)).id}`
    links.ours = await add(world.workspace.id, 'ours.example')
    links.theirs = await add(foreign, 'theirs.example')
    const owner = await signIn(app, world)
    await owner.patch('/session', { workspace_id: foreign })
    expect((await owner.post('/keys', { name: 'Their export', scopes: ['read:tasks'] })).status).toBe(201)
  })
  // A session starts in the workspace that was used last.
  beforeEach(async () => {
    const owner = await signIn(app, world)
    expect((await owner.patch('/session', { workspace_id: world.workspace.id })).status).toBe(200)
  })
  const switcher = (page: Page, name: string) => page.getByRole('button', { name: `Workspace: ${name}` })
  const continueIn = async (page: Page, from: string, to: string): Promise<void> => {
    await switcher(page, from).click()
    await page.getByRole('menuitem', { name: to }).click()
    await switcher(page, to).waitFor()
  }

  it('a user with two workspaces sees the keys of the chosen one, and can open links into it', async () => {
    const page = await browser.openAs(app, world, '/settings/keys')
    const keys = page.getByRole('table', { name: 'API keys' })
    await keys.getByText('Full access', { exact: true }).waitFor()
    await page.goto(links.theirs)
    await page.getByRole('alert').getByRole('heading', { name: 'Not found' }).waitFor()

    await continueIn(page, 'Alder & Finch', 'Quartz Cycles')
    await page.waitForURL('**/settings/keys')
    await keys.getByText('Their export').waitFor()
    expect(await keys.locator('tbody tr').count()).toBe(2)
    await page.goto(links.theirs)
    await page.getByRole('heading', { name: 'theirs.example' }).waitFor()
    await page.goto(links.ours)
    await page.getByRole('alert').getByRole('heading', { name: 'Not found' }).waitFor()
  })

  it('a second window shows the same workspace, and nothing of the other workspace', async () => {
    const first = await browser.openAs(app, world, '/settings/keys')
    await first.getByRole('table').waitFor()
    const second = await first.context().newPage()
    await second.goto(`${app.url}${links.ours}`)
    await second.getByRole('heading', { name: 'ours.example' }).waitFor()

    await continueIn(first, 'Alder & Finch', 'Quartz Cycles')
    await switcher(second, 'Quartz Cycles').waitFor()
    await second.getByRole('alert').getByRole('heading', { name: 'Not found' }).waitFor()
    expect(await second.getByText('ours.example').count()).toBe(0)
  })
})
