import { STATUS_CODES } from 'node:http'
import { errorReference, type ErrorDescription } from '../../generated/error-reference.ts'
import { htmlPage } from './html-page.ts'

const links = `      <nav class="wide" aria-label="Taskwire">
        <a href="/">Taskwire</a><a href="/reference">Reference</a><a href="/reference/errors">Errors</a>
      </nav>`

/** All errors, those of each contract together. */
export const errorsPage = htmlPage(
  'Errors · Taskwire',
  `${links}
      <h1>Errors</h1>
      <p>
        Every error has one form: <code>error</code> with its <code>type</code>, <code>code</code>, <code>message</code>,
        perhaps the <code>param</code> that it is about, and the <code>request_id</code>. Act on the code, and where you do
        not know it, on the type and the status: codes may be added.
      </p>
${[...Map.groupBy(errorReference, ({ contract }) => contract)].map(([title, errors]) => listErrors(title, errors)).join('\n')}`,
)

function listErrors(title: string, errors: readonly ErrorDescription[]): string {
  return `      <h2>${toHtml(title)}</h2>
      <ul>
${errors.map(listError).join('\n')}
      </ul>`
}

function listError({ code, status, type, description }: ErrorDescription): string {
  return `        <li>
          <a href="/reference/errors/${code}"><code>${code}</code></a>
          <span class="facts">${status} ${type}</span>
          <p>${toHtml(description)}</p>
        </li>`
}

/** By code. */
export const errorPages = new Map(errorReference.map((error) => [error.code, errorPage(error)]))

function errorPage(error: ErrorDescription): string {
  const { code, contract, status, type, description, when, remedy, example } = error
  return htmlPage(
    `${code} · Taskwire`,
    `${links}
      <h1 class="code">${code}</h1>
      <p>${toHtml(description)}</p>
      <dl>
        <dt>Status</dt><dd>${status} ${STATUS_CODES[status] ?? ''}</dd>
        <dt>Type</dt><dd><code>${type}</code></dd>
        <dt>Where</dt><dd>${toHtml(contract)}</dd>
      </dl>
      <h2>When it comes</h2>
      <p>${toHtml(when)}</p>
${listOperations(error)}
      <h2>What to do</h2>
      <p>${toHtml(remedy)}</p>
      <h2>${error.reserved ? 'How it would look' : 'How it looks'}</h2>
      <pre tabindex="0">${escapeHtml(JSON.stringify(example, null, 2))}</pre>`,
  )
}

/** Only the public contract's operations are in the reference. */
function listOperations({ operations, contract }: ErrorDescription): string {
  if (operations.length === 0) return ''
  const isPublic = contract === errorReference[0]?.contract
  const items = operations.map(({ tag, operationId }) =>
    isPublic
      ? `<li><a href="/reference#/${encodeURIComponent(tag)}/${operationId}">${operationId}</a></li>`
      : `<li><code>${operationId}</code></li>`,
  )
  return `      <ul class="inline" aria-label="Operations that answer with it">${items.join('')}</ul>`
}

/** What is shown for a code that nobody has. */
export const unknownErrorPage = htmlPage(
  'Unknown error · Taskwire',
  `${links}
      <h1>There is no such error</h1>
      <p>No code of this server has that name. Those that there are stand under <a href="/reference/errors">errors</a>.</p>`,
)

/** The contract's words, of whose Markdown these pages know code alone. */
function toHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
