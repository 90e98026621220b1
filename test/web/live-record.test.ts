import { describe, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { startReceiver, status } from '../support/network/receiver.ts'
import { useWorldWithDeliveries } from '../support/world/world-with-deliveries.ts'
import { signIn } from '../support/world/settings.ts'

describe.skipIf(isChromiumMissing)('an activity in another window', () => {
  const { app, world, full, clock, settled } = useWorldWithDeliveries()
  const browser = useBrowser()

  it('an activity in another window is immediately shown in every window', async () => {
    const receiver = await startReceiver()
    const owner = await signIn(app, world)
    const endpoint = (await owner.post('/webhook-endpoints', { url: receiver.url, events: [] })).body.data
    const open = (path: string) => browser.openAs(app, world, path)
    const [list, one, requests, activity] = await Promise.all(
      ['/webhooks', `/webhooks/${endpoint.id}`, '/requests', '/activity'].map((path) =>
        open(`/settings${path}`),
      ),
    )
    if (!list || !one || !requests || !activity) throw new Error('not all windows are open')
    await list.getByText('Nothing sent yet').waitFor()
    await one.getByText('Nothing sent yet').first().waitFor()
    await requests.getByText('No requests yet').waitFor()
    await activity.getByRole('article').first().waitFor()

    receiver.answer(status(500))
    await full.post('/tasks', { title_text: 'Order the stone', project_id: world.projects.second })
    await list.getByRole('img', { name: 'Of the last delivery: 1 retrying' }).waitFor()
    await one.getByRole('table', { name: 'Deliveries' }).getByText('Status 500').waitFor()
    await requests.getByRole('link', { name: 'POST /api/public/v1/tasks' }).waitFor()
    await activity.getByRole('article').filter({ hasText: 'created task Order the stone' }).waitFor()

    clock.advance(60)
    await settled()
    await list.getByRole('img', { name: 'Of the last delivery: 1 delivered' }).waitFor()
    await one.getByRole('table', { name: 'Deliveries' }).getByText('Status 200').waitFor()

    await list.getByRole('link', { name: receiver.url }).click()
    await list.getByRole('button', { name: 'Disable' }).click()
    await list.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
    await one.getByRole('button', { name: 'Enable' }).waitFor()
  })
})
