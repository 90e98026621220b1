import { expect, test } from 'vitest'
import { useWorld } from '../support/world/world.ts'

const { app } = useWorld()

test.each(['/nope', '/settings.html', '/referenc', '/healthz/x'])(
  'the unknown path %s returns a page to a browser and an error to a program (product.md 19.8)',
  async (path) => {
    const browser = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }
    const page = await fetch(app.url + path, browser)
    expect(page.status).toBe(404)
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain('<h1>Page not found</h1>')
    const error = await fetch(app.url + path)
    expect(error.status).toBe(404)
    expect(await error.json()).toMatchObject({ error: { code: 'not_found' } })
    expect((await fetch(app.url + path, { method: 'POST', ...browser })).headers.get('content-type')).toMatch(
      /^application\/json/,
    )
  },
)
