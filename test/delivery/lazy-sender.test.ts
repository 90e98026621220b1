import { expect, onTestFinished, test } from 'vitest'
import { createLazySender } from '../../src/delivery/lazy-sender.ts'
import { createSender } from '../../src/delivery/sender.ts'
import { startReceiver } from '../support/receiver.ts'

const options = { allowInsecure: true, timeoutSeconds: 60 }

/** It cannot be loaded the first time. */
function startLateSender(): ReturnType<typeof createLazySender> {
  let loads = 0
  const sender = createLazySender(options, () =>
    ++loads === 1
      ? Promise.reject(new Error('EMFILE: too many open files'))
      : Promise.resolve(createSender(options)),
  )
  onTestFinished(() => sender.close(0))
  return sender
}

test('a load that fails is tried again with the next attempt', async () => {
  const { url } = await startReceiver()
  const sender = startLateSender()
  const send = (): ReturnType<typeof sender.send> => sender.send({ url, headers: {}, body: '{}' })
  await expect(send()).rejects.toThrow('EMFILE')
  expect(await send()).toMatchObject({ status: 200, error: null })
})

test('a sender whose load is failing closes all the same', async () => {
  const sender = startLateSender()
  const loading = expect(sender.load()).rejects.toThrow('EMFILE')
  await sender.close(0)
  await loading
})
