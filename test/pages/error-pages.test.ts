import { describe, expect, it, test } from 'vitest'
import { errorCatalog } from '../../generated/errors.ts'
import { errorReference } from '../../generated/error-reference.ts'
import { readContract } from '../../scripts/contract/document.ts'
import { useWorld } from '../support/world.ts'

const { app } = useWorld()
const get = (path: string, accept = 'text/html'): Promise<Response> =>
  fetch(app.url + path, { headers: { Accept: accept } })

const textOf = (html: string): string =>
  html
    .replace(/<style[^]*?<\/style>/, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

it('each error code of every contract has a page, and all are listed (product.md 19.5)', async () => {
  const answer = await get('/reference/errors', '*/*')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const listed = [...(await answer.text()).matchAll(/href="\/reference\/errors\/(\w+)"/g)].map(
    ([, code]) => code,
  )
  expect(listed.toSorted()).toEqual(Object.keys(errorCatalog).toSorted())
})

test.each(errorReference)(
  'the page of $code shows its status, type, meaning, cause, remedy and example',
  async (error) => {
    const { code, status, type, description, when, remedy, example } = error
    const answer = await get(`/reference/errors/${code}`)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    const text = textOf(html)
    for (const part of [code, String(status), type]) expect(text).toContain(part)
    for (const words of [description, when, remedy]) expect(text).toContain(words.replaceAll('`', ''))
    expect(JSON.parse(textOf(/<pre[^>]*>([^]*)<\/pre>/.exec(html)?.[1] ?? ''))).toEqual(example)
    expect(example).toMatchObject({ error: { code, type } })
  },
)

it('the page of an error code links to its operations in the reference', async () => {
  const contract = await readContract('spec/openapi.yaml')
  const operationIds = errorReference
    .filter(({ contract: title }) => title === contract.document.info.title)
    .flatMap(({ operations }) => operations.map(({ operationId }) => operationId))
  const known = contract.operations().map(({ operation }) => operation.operationId)
  expect([...new Set(operationIds)].toSorted()).toEqual(known.toSorted())
})

describe('a code that there is not', () => {
  const unknown = ['nope', 'NOT_FOUND', 'constructor', '__proto__', '%3Cscript%3E', 'not_found%00', '%']
  it.each(unknown)('%s is 404, in the language of the caller', async (code) => {
    const page = await get(`/reference/errors/${code}`)
    expect(page.status).toBe(404)
    // What cannot be decoded is no path at all.
    if (code !== '%') {
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await page.text()).not.toContain(decodeURIComponent(code))
    }
    for (const accept of ['*/*', 'application/json']) {
      const answer = await get(`/reference/errors/${code}`, accept)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } })
    }
  })
})
