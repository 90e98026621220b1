import { htmlPage } from './html-page.ts'

/** The page at `/`, with links to everything that this server serves. */
export const startPage = htmlPage(
  'Taskwire',
  `
      <h1>Taskwire</h1>
      <p>Work management by API: projects, tasks, comments and calendar events, with webhooks for changes.</p>
      <ul>
        <li>
          <a href="/reference">Reference</a>
          <p>
            Every operation, schema and webhook of the API under <code>/api/public/v1</code>, with a form to send requests.
            Each error is explained under <a href="/reference/errors">errors</a>, with its fix.
          </p>
        </li>
        <li>
          <a href="/work">Work</a>
          <p>The boards of your projects, and the tasks that are assigned to you.</p>
        </li>
        <li>
          <a href="/settings">Settings</a>
          <p>API keys, webhook endpoints, and the logs of requests and deliveries.</p>
        </li>
        <li>
          <a href="/openapi.yaml">Contract</a>
          <p>
            The OpenAPI 3.1 document of the API, for tools and code generators. It is also available
            <a href="/openapi.json">as JSON</a>.
          </p>
        </li>
        <li>
          <a href="/readyz">Health</a>
          <p>Whether this server can serve requests. Metrics are at <a href="/metrics">/metrics</a>.</p>
        </li>
      </ul>`,
)
