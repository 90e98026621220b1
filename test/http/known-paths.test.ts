import { describe, expect, it, test } from 'vitest'
import { useWorld } from '../support/world/world.ts'

const { app } = useWorld()

const paths = ['/', '/settings', '/settings/keys', '/settings/assets/x.js', '/reference', '/reference/errors']
const probes = ['/reference/errors/not_found', '/healthz', '/readyz', '/metrics']

describe.each([...paths, ...probes])('%s', (path) => {
  test.each(['POST', 'PATCH', 'DELETE', 'OPTIONS'])(
    'a known path refuses %s with 405 (product.md 19.7)',
    async (method) => {
      const answer = await fetch(app.url + path, { method, headers: { Accept: 'text/html' } })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('GET, HEAD')
      expect(await answer.json()).toMatchObject({ error: { code: 'method_not_allowed' } })
    },
  )
})

describe('the start page is served to clients that ask for HTML (product.md 19.6)', () => {
  const html = [
    'text/html',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'text/html, */*',
    'application/json;q=0.5, text/html',
  ]
  test.each(html)('the start page is served for Accept: %s', async (accept) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(app.url, { method, headers: { Accept: accept } })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('vary')).toBe('Accept')
    }
  })

  test.each(['*/*', 'application/json', 'image/png', 'text/html;q=0, */*', 'nonsense', ''])(
    'the start page is not served for Accept: %s',
    async (accept) => {
      const answer = await fetch(app.url, { headers: { Accept: accept } })
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } })
    },
  )

  it('the start page links to the reference, the settings area and the contract', async () => {
    const answer = await fetch(app.url, { headers: { Accept: 'text/html' } })
    const links = [...(await answer.text()).matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path)
    expect(links).toEqual(
      expect.arrayContaining([
        '/reference',
        '/reference/errors',
        '/settings',
        '/openapi.yaml',
        '/openapi.json',
      ]),
    )
  })
})
