/** What `/` shows: what is served here, and where. */
export const startPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Taskwire</title>
    <style nonce="{{nonce}}">
      :root {
        color-scheme: light dark;
        font: 1rem/1.55 Inter, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial,
          sans-serif;
        color: light-dark(#1b1c1a, #ecede9);
        background: light-dark(#ffffff, #181918);
        accent-color: light-dark(#0d6b5e, #77c5b2);
      }
      body { max-width: 38rem; margin: 0 auto; padding: 14vh 1.5rem 4rem; }
      h1 { margin: 0 0 0.5rem; font-size: 2.25rem; line-height: 1.15; letter-spacing: -0.025em; }
      p { margin: 0; color: light-dark(#5d5f59, #a9aba4); text-wrap: pretty; }
      ul { margin: 3rem 0 0; padding: 0; list-style: none; }
      li { padding: 1.1rem 0; border-top: 1px solid light-dark(#e6e6e1, #2b2d2a); }
      a { color: light-dark(#0d6b5e, #77c5b2); font-weight: 600; text-underline-offset: 0.2em; }
      a:focus-visible { outline: 2px solid; outline-offset: 3px; border-radius: 2px; }
      code { font: 0.9em ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    <main>
      <h1>Taskwire</h1>
      <p>Work management by API: projects, tasks, comments and calendar events, with webhooks for what changes.</p>
      <ul>
        <li>
          <a href="/settings">Settings</a>
          <p>API keys, webhook endpoints, and the record of what was asked and what was sent.</p>
        </li>
        <li>
          <a href="/readyz">Health</a>
          <p>Whether this server can serve. Its measurements are at <a href="/metrics">/metrics</a>.</p>
        </li>
        <li>
          <strong>The API</strong>
          <p>
            It is served under <code>/api/public/v1</code>. Its contract, an OpenAPI 3.1 document, is the file
            <code>spec/openapi.yaml</code> of the server&rsquo;s repository.
          </p>
        </li>
      </ul>
    </main>
  </body>
</html>
`
