import { randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'

/** Sends HTML with a new nonce for `{{nonce}}`. */
export function sendHtml(res: Response, html: string): void {
  const nonce = randomBytes(16).toString('base64')
  setHtmlHeaders(res, nonce)
  res.end(html.replaceAll('{{nonce}}', nonce))
}

/** Sets the headers of a page. A page without a nonce has no inline styles. */
export function setHtmlHeaders(res: Response, nonce?: string): void {
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce))
  res.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  res.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  res.setHeader('Referrer-Policy', 'no-referrer')
  res.setHeader('X-Frame-Options', 'DENY')
}

/**
 * Returns a policy that allows scripts, styles and requests of this server only, and styles with the nonce if there is one.
 */
const contentSecurityPolicy = (nonce: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    nonce === undefined ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Returns whether the caller prefers HTML, as browsers do. A caller that accepts anything gets JSON. */
export function wantsHtml(req: Request, res: Response): boolean {
  res.setHeader('Vary', 'Accept')
  return req.accepts(['json', 'html']) === 'html'
}

/** Returns a page without scripts, in the colors and fonts of src/web/tokens.css. */
export const htmlPage = (title: string, main: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="${icon}" type="image/svg+xml" />
    <style nonce="{{nonce}}">${style}</style>
  </head>
  <body>
    <main>
${main}
    </main>
  </body>
</html>
`

/** The icon of src/web/icon.svg as a data URL. */
const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0d6b5e"/>' +
      '<path d="M8 11h16M16 11v12" stroke="#fff" stroke-width="3.2" stroke-linecap="round" fill="none"/>' +
      '<circle cx="16" cy="23" r="2.6" fill="#fff"/></svg>',
  )

const style = `
      :root {
        color-scheme: light dark;
        font: 1rem/1.55 Inter, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial,
          sans-serif;
        color: light-dark(#1b1c1a, #ecede9);
        background: light-dark(#ffffff, #181918);
        accent-color: light-dark(#0d6b5e, #77c5b2);
        --muted: light-dark(#5d5f59, #a9aba4);
        --line: light-dark(#e6e6e1, #2b2d2a);
      }
      body { max-width: 38rem; margin: 0 auto; padding: 14vh 1.5rem 4rem; }
      h1 { margin: 0 0 0.5rem; font-size: 2.25rem; line-height: 1.15; letter-spacing: -0.025em; overflow-wrap: anywhere; }
      h2 { margin: 2.5rem 0 0.5rem; font-size: 1.125rem; line-height: 1.35; }
      p { margin: 0; color: var(--muted); text-wrap: pretty; }
      p + p { margin-top: 0.5rem; }
      ul { margin: 3rem 0 0; padding: 0; list-style: none; }
      li { padding: 1.1rem 0; border-top: 1px solid var(--line); }
      h2 + ul, h2 + p + ul { margin-top: 0.75rem; }
      a { color: light-dark(#0d6b5e, #77c5b2); font-weight: 600; text-underline-offset: 0.2em; }
      a:has(code) { text-underline-offset: 0.35em; }
      a:focus-visible, pre:focus-visible { outline: 2px solid; outline-offset: 3px; border-radius: 2px; }
      code, pre { font: 0.9em ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
      nav { margin-bottom: 2.5rem; font-size: 0.9375rem; }
      nav a + a { margin-left: 1.25rem; }
      dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.5rem; margin: 1.5rem 0 0; }
      dt { color: var(--muted); }
      dd { margin: 0; }
      pre {
        margin: 0.75rem 0 0; padding: 1rem 1.25rem; overflow: auto; border: 1px solid var(--line); border-radius: 6px;
        background: light-dark(#f3f3f0, #20211f); font-size: 0.85rem; line-height: 1.6; white-space: pre-wrap;
      }
      @media (max-width: 30rem) { body { padding-inline: 1.125rem; } dl { gap: 0.25rem 1rem; } }
    `
