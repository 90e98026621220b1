import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../support/app/app.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { TestClock } from '../support/app/clock.ts'
import { startReceiver, status } from '../support/network/receiver.ts'
import { useWorldWithDeliveries } from '../support/world/world-with-deliveries.ts'
import { signIn } from '../support/world/settings.ts'

describe.skipIf(isChromiumMissing)('the webhook endpoint pages', () => {
  const { app, world, full, settled, clock } = useWorldWithDeliveries({}, new TestClock(new Date()))
  const browser = useBrowser()
  let owner: Caller
  beforeAll(async () => {
    owner = await signIn(app, world)
  })
  /** Adds an endpoint with a receiver of this test. */
  async function add(name: string) {
    const receiver = await startReceiver()
    const { data } = (await owner.post('/webhook-endpoints', { name, url: receiver.url, events: [] })).body
    return { id: data.id as string, receiver }
  }
  const createTask = () =>
    full.post('/tasks', { title_text: 'Order the stone', project_id: world.projects.second })

  it('the endpoint pages describe the health of an endpoint, and update while they are open (product.md 13.25)', async () => {
    const { id, receiver } = await add('Billing')
    const list = await browser.openAs(app, world, '/settings/webhooks')
    const one = await browser.openAs(app, world, `/settings/webhooks/${id}`)
    const expectState = async (name: string, row: RegExp): Promise<void> => {
      await state(one, name).waitFor()
      await state(list, name).waitFor()
      await list.getByRole('row').filter({ hasText: 'Billing' }).filter({ hasText: row }).waitFor()
    }
    await one.getByRole('heading', { name: 'Billing', level: 1 }).waitFor()
    await expectState('Idle', /nothing delivered yet/)
    receiver.answer(status(503))
    await createTask()
    await expectState('Failing', /since just now.*1 waiting, next attempt in /)
    await one.getByText('no event has been delivered since then').waitFor()
    await one.getByRole('table', { name: 'Deliveries' }).getByText('Retrying').waitFor()
    await one.getByRole('img', { name: 'Of the last delivery: 1 retrying' }).waitFor()
    clock.advance(60)
    await settled()
    await expectState('Healthy', /last delivered/)
    await owner.patch(`/webhook-endpoints/${id}`, { disabled: true })
    await expectState('Disabled', /manually/)
  })

  it.each([
    { choice: 'Send', sent: 1, shown: ['Held', 'Delivered'] },
    { choice: 'Discard', sent: 0, shown: ['Exhausted', 'Exhausted'] },
  ])(
    'enabling an endpoint asks what to do with its waiting deliveries: $choice (product.md 13.25)',
    async ({ choice, sent, shown }) => {
      const { id, receiver } = await add('Orders')
      receiver.answer(status(503))
      await createTask()
      await settled()
      await owner.patch(`/webhook-endpoints/${id}`, { disabled: true })
      await createTask()
      clock.advance(60)
      const before = receiver.requests.length
      const page = await browser.openAs(app, world, `/settings/webhooks/${id}`)
      await page.getByRole('table', { name: 'Deliveries' }).getByText('1 of 5, waits').waitFor()
      await button(page, 'Enable').click()
      const dialog = page.getByRole('dialog', { name: 'Enable this endpoint?' })
      await dialog.getByRole('radiogroup', { name: '2 deliveries waiting' }).waitFor()
      await dialog.getByText('One delivery sent now. 1 held since it was disabled stays until').waitFor()
      await dialog.getByRole('radio', { name: choice }).check()
      await dialog.getByRole('button', { name: 'Enable' }).click()
      await button(page, 'Disable').waitFor()
      await settled()
      const rows = page.getByRole('table', { name: 'Deliveries' }).locator('tbody tr')
      for (const [index, text] of shown.entries()) await rows.nth(index).getByText(text).waitFor()
      await rows.first().getByText('Order the stone').waitFor()
      expect(receiver.requests.length - before).toBe(sent)
    },
  )

  it('a disabled endpoint can be sent a test event of a chosen type (product.md 12.9)', async () => {
    const { id, receiver } = await add('Archive')
    await owner.patch(`/webhook-endpoints/${id}`, { disabled: true })
    const page = await browser.openAs(app, world, `/settings/webhooks/${id}`)
    await button(page, 'Choose a test event').click()
    await page.getByRole('menuitem', { name: 'comment.created' }).click()
    await page.getByText(/Test event delivered: status 200/).waitFor()
    const type = receiver.requests.at(-1)?.headers['service-event-type']
    expect(type).toBe('comment.created')
    await state(page, 'Disabled').waitFor()
  })

  it('the success of a test is no longer shown once later events fail (product.md 13.25)', async () => {
    const { id, receiver } = await add('Stock')
    const page = await browser.openAs(app, world, `/settings/webhooks/${id}`)
    await button(page, 'Send test event').click()
    const success = page.getByText(/Test event delivered: status 200/)
    await success.waitFor()
    receiver.answer(status(503))
    clock.advance(1)
    await createTask()
    await state(page, 'Failing').waitFor()
    await success.waitFor({ state: 'detached' })
  })

  it('an endpoint can receive all events or some, and can have a name', async () => {
    const receiver = await startReceiver()
    const page = await browser.openAs(app, world, '/settings/webhooks')
    await button(page, 'Add endpoint').first().click()
    const form = page.getByRole('dialog', { name: 'Add endpoint' })
    const all = form.getByRole('radio', { name: 'All, including types added later' })
    expect(await all.isChecked()).toBe(true)
    await form.getByText('http://127.0.0.1:PORT works').waitFor()
    await form.getByRole('textbox', { name: 'URL' }).fill(`${receiver.url}/some`)
    await form.getByRole('textbox', { name: 'Name' }).fill('Reports')
    await form.getByRole('radio', { name: 'Only the selected ones' }).check()
    await form.getByRole('button', { name: 'Add' }).click()
    await form.getByText('Select at least one event type.').waitFor()
    await all.check()
    await form.getByRole('checkbox', { name: 'task.deleted' }).check()
    expect(await all.isChecked()).toBe(false)
    await form.getByRole('button', { name: 'Add' }).click()
    await button(page, 'Done').click()
    const row = page.getByRole('row').filter({ hasText: 'Reports' })
    expect(await row.textContent()).toContain('task.deleted')
    expect(await row.textContent()).toContain(`${receiver.url}/some`)
  })

  it('the page of a delivery shows its attempts, and the times of upcoming attempts (product.md 13.25)', async () => {
    const { id, receiver } = await add('Timeline')
    receiver.answer(status(500))
    await createTask()
    await settled()
    const [delivery] = (await owner.get(`/webhook-endpoints/${id}/deliveries`)).body.data
    const page = await browser.openAs(app, world, `/settings/deliveries/${delivery.id}`)
    const attempts = page.getByRole('list', { name: 'Attempts' }).getByRole('listitem')
    await attempts.nth(4).waitFor()
    expect(await attempts.allTextContents()).toEqual([
      expect.stringContaining('Status 500 attempt 1'),
      expect.stringMatching(/^Attempt 2in/),
      ...[3, 4, 5].map((number): unknown =>
        expect.stringMatching(`^Attempt ${number}, if attempt ${number - 1} failsin`),
      ),
    ])
    const shown = await attempts.locator('time').all()
    const times = await Promise.all(shown.map((time) => time.getAttribute('datetime')))
    const due = times.slice(1).map((at) => Date.parse(at ?? ''))
    expect(due.slice(1).map((at, index) => (at - (due[index] ?? 0)) / 1000)).toEqual([300, 1800, 7200])
    await page.getByText('Order the stone', { exact: true }).waitFor()
  })
})

describe.skipIf(isChromiumMissing)('a server that allows only public https URLs', () => {
  const { app, world } = useWorldWithDeliveries({ allowInsecure: false })
  const browser = useBrowser()

  it('the endpoint form names the setting that allows a receiver on this machine (product.md 13.25)', async () => {
    const page = await browser.openAs(app, world, '/settings/webhooks')
    await button(page, 'Add endpoint').click()
    await page.getByText('WEBHOOKS_ALLOW_INSECURE=1 to use http://127.0.0.1:PORT').waitFor()
  })
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const state = (page: Page, name: string) => page.getByRole('status', { name, exact: true })
