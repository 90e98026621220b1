import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { createSender } from '../../src/delivery/sender.ts'
import { DeliveryWorker } from '../../src/delivery/worker.ts'
import { createWorkspace } from '../../src/domain/accounts/create-accounts.ts'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { expectPictured } from '../support/browser/picture.ts'
import { startReceiver } from '../support/network/receiver.ts'
import { signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const webhooks = { ...readConfig({}).webhooks, allowInsecure: true }

describe.skipIf(isChromiumMissing)('the first visit of a workspace', () => {
  const { app, world, clock, commit } = useWorld({ config: { webhooks } })
  const browser = useBrowser()

  it('a new user can go from sign-in to a received event, and to the web editor, with the mouse alone (product.md 23.2, 25.39)', async () => {
    const owner = { email: 'ida@quarry.example', name: 'Ida Brandt' }
    const origin = { userId: null, via: 'cli' as const, now: clock.now() }
    const { password } = await commit((tx) => createWorkspace(tx, origin, { name: 'Quarry & Sons', owner }))
    const receiver = await startReceiver()
    const worker = new DeliveryWorker(app.context, createSender(webhooks))
    onTestFinished(() => worker.stop())

    const page = await browser.open({ baseURL: app.url })
    await page.goto('/settings')
    await page.getByRole('textbox', { name: 'Email' }).fill(owner.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(password ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'Get started' }).waitFor()
    expect(await page.getByRole('button', { name: 'Call the API' }).isDisabled()).toBe(true)
    await expectPictured(page, 'first-visit')
    // From here on, the window is as narrow as a phone.
    await expectAccessibleInEveryView(page, 'first-visit')

    await page.getByRole('button', { name: 'New project' }).click()
    const projectForm = page.getByRole('dialog', { name: 'New project' })
    await projectForm.getByRole('textbox', { name: 'Name' }).fill('North wall')
    await projectForm.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { name: 'Create a project (done)' }).waitFor()
    await page.getByRole('link', { name: 'Open the board of North wall' }).click()
    await page.getByRole('region', { name: 'To do' }).waitFor()
    await page.goBack()

    await page.getByRole('button', { name: 'Create key' }).click()
    const keyForm = page.getByRole('dialog', { name: 'Create key' })
    await keyForm.getByRole('textbox', { name: 'Name' }).fill('First')
    await keyForm.getByRole('checkbox', { name: 'read:projects' }).check()
    await keyForm.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('textbox', { name: 'Secret', exact: true }).waitFor()
    await expectAccessibleInEveryView(page, 'secret')
    await page.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('button', { name: 'Call the API' }).click()
    const answer = await page.getByRole('region', { name: 'Response' }).textContent()
    expect(JSON.parse(answer ?? '')).toMatchObject({
      workspace: { name: 'Quarry & Sons' },
      key: { name: 'First', scopes: ['read:projects'] },
    })

    await page.getByRole('button', { name: 'Add endpoint' }).click()
    const endpointForm = page.getByRole('dialog', { name: 'Add endpoint' })
    await endpointForm.getByRole('textbox', { name: 'URL' }).fill(`${receiver.url}/hook`)
    await endpointForm.getByRole('button', { name: 'Add' }).click()
    await page.getByRole('textbox', { name: 'Signing secret' }).waitFor()
    await page.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('button', { name: 'Send test event', exact: true }).click()
    const [request] = await receiver.waitForRequests(1)
    expect(request).toMatchObject({ method: 'POST', path: '/hook' })
    expect(request?.headers['service-signature']).toMatch(/^t=\d+,v1=/)

    await page.getByRole('heading', { name: 'Receive a verified event (done)' }).waitFor()
    await expectAccessibleInEveryView(page, 'first-visit-done')

    await page.goto('/settings')
    await page.getByRole('heading', { name: 'API keys', level: 1 }).waitFor()
    await page.goto('/settings/start')
    await page.getByRole('heading', { name: 'Receive a verified event (done)' }).waitFor()

    await page.context().clearCookies()
    await page.goto('/settings')
    await page.getByRole('textbox', { name: 'Email' }).fill(owner.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(password ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'My tasks', level: 1 }).waitFor()
  })

  it('Get started links to the board with the most tasks, or to that of a project just created there (product.md 23.2)', async () => {
    const owner = await signIn(app, world)
    await owner.post('/projects', { name: 'Attic' })
    const { data } = (await owner.get('/projects')).body as { data: { name: string; task_count: number }[] }
    const [largest] = data.toSorted((one, other) => other.task_count - one.task_count)
    expect(data[0]?.name).toBe('Attic')
    const page = await browser.openAs(app, world, '/settings/start')
    await page.getByRole('link', { name: `Open the board of ${largest?.name}` }).waitFor()
    await page.getByRole('button', { name: 'New project' }).click()
    const form = page.getByRole('dialog', { name: 'New project' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Cellar')
    await form.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('link', { name: 'Open the board of Cellar' }).waitFor()
  })
})
