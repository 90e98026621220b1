import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ServerText } from '../../src/pages/server-text.ts'

test('a page that contains the server’s URL is compressed once for requests with the same host', async () => {
  const text = new ServerText('at {{server}}, {{server}}')
  const first = text.zip('http://one.example')
  expect(text.zip('http://one.example')).toBe(first)
  expect(gunzipSync(await (first ?? '')).toString()).toBe('at http://one.example, http://one.example')
  expect(text.zip('http://one.example')).toBe(first)
})

test('requests for different hosts compress one page at a time, and other responses are uncompressed', async () => {
  const text = new ServerText('at {{server}}')
  const first = text.zip('http://one.example')
  expect(text.zip('http://two.example')).toBeUndefined()
  await first
  const second = await text.zip('http://two.example')
  expect(gunzipSync(second ?? '').toString()).toBe('at http://two.example')
})
