import { element } from './elements.ts'
import { fillSamples, pastedKey, kindsIn, withVisibleIds } from './pasted-key.ts'

interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  example?: string | number
}

interface FormOperation {
  server: string
  method: string
  path: string
  parameters: Parameter[]
  body?: unknown
}

interface Field {
  parameter: Parameter
  input: HTMLInputElement
}

const keptText = 'Kept in the memory of this tab until you reload or close it.'

/** Adds the form that sends an operation's request with a pasted key. Only the tab keeps the key. */
export function addTryForm(): void {
  const place = document.getElementById('try')
  if (!place?.dataset.operation) return
  const operation = JSON.parse(place.dataset.operation) as FormOperation
  const key = element('input', {
    type: 'password',
    id: 'try-key',
    autocomplete: 'off',
    spellcheck: false,
    placeholder: 'svc_…',
  })
  const note = element('p', { role: 'status', className: 'note' }, keptText)
  const fields = operation.parameters.map(fieldOf)
  const body = element('textarea', { id: 'try-body', rows: 12, spellcheck: false })
  body.value = operation.body === undefined ? '' : JSON.stringify(operation.body, null, 2)
  const response = element('div', { className: 'response', 'aria-live': 'polite' })
  const form = element(
    'form',
    { autocomplete: 'off' },
    labeledField('API key', key),
    note,
    ...fields.map(({ parameter: { name, required }, input }) =>
      labeledField(required ? name : `${name} (optional)`, input),
    ),
    ...(operation.body === undefined ? [] : [labeledField('Body', body)]),
    element('button', { type: 'submit' }, 'Send'),
  )
  const fill = (secret: string): Promise<void> =>
    fillIds(operation, secret, [...fields.map(({ input }) => input), body])
  key.value = pastedKey.secret
  if (pastedKey.secret !== '') void fill(pastedKey.secret)
  key.addEventListener('change', () => {
    const secret = key.value.trim()
    const isOdd = secret !== '' && !/^svc_[0-9A-Za-z]{40}$/.test(secret)
    note.textContent = isOdd ? 'This does not look like a key: svc_ and 40 letters and digits.' : keptText
    if (isOdd || secret === pastedKey.secret) return
    pastedKey.secret = secret
    pastedKey.ids.clear()
    if (secret !== '') void fill(secret)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const target = targetOf(operation, fields)
    const content = operation.body === undefined ? {} : { body: body.value }
    response.replaceChildren(element('p', {}, 'Sending…'))
    void send(operation, target, key.value.trim(), content).then(
      (shown) => response.replaceChildren(...shown),
      (error: unknown) =>
        response.replaceChildren(element('p', {}, `The server could not be reached: ${String(error)}`)),
    )
  })
  place.append(element('h2', { id: 'try-it' }, 'Try it'), form, response)
  place.hidden = false
}

function fieldOf(parameter: Parameter): Field {
  const { name, required, example } = parameter
  const value = required ? String(example ?? '') : ''
  return { parameter, input: element('input', { id: `try-${name}`, value, spellcheck: false, required }) }
}

/** Returns the path and query of the request from the form's fields. */
function targetOf(operation: FormOperation, fields: readonly Field[]): string {
  const query = new URLSearchParams()
  let path = operation.path
  for (const { parameter, input } of fields) {
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(input.value))
    else if (input.value !== '') query.set(parameter.name, input.value)
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

function labeledField(text: string, input: HTMLInputElement | HTMLTextAreaElement): HTMLElement {
  return element('div', { className: 'field' }, element('label', { htmlFor: input.id }, text), input)
}

/** Calls the server of this page, since the URL is relative. */
function call(
  { server, method }: FormOperation,
  target: string,
  key: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = {
    ...(key && { Authorization: `Bearer ${key}` }),
    ...(init.body && { 'Content-Type': 'application/json' }),
  }
  return fetch(server + target, { method, ...init, headers, credentials: 'omit' })
}

async function send(
  operation: FormOperation,
  target: string,
  key: string,
  init: RequestInit,
): Promise<HTMLElement[]> {
  const response = await call(operation, target, key, init)
  const text = await response.text()
  const requestId = response.headers.get('X-Request-Id') ?? ''
  const shown: HTMLElement[] = [
    element('h3', {}, `${response.status} ${response.statusText}`),
    element('p', { className: 'facts' }, `Request ID ${requestId}`),
  ]
  const json = parse(text)
  const code = (json as { error?: { code?: string } } | undefined)?.error?.code
  if (code !== undefined)
    shown.push(element('p', {}, element('a', { href: `/reference/errors/${code}` }, `What ${code} means`)))
  shown.push(element('pre', { tabIndex: 0 }, json === undefined ? text : JSON.stringify(json, null, 2)))
  return shown
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The operations that list ids, by prefix of the id. */
const lists: Record<string, string> = {
  project: '/projects?limit=1',
  task: '/tasks?limit=1',
  user: '/members?limit=1',
}

/** Replaces the contract's example ids in the form and the samples with ids that the key can see, if it may list them. */
async function fillIds(
  operation: FormOperation,
  key: string,
  inputs: (HTMLInputElement | HTMLTextAreaElement)[],
): Promise<void> {
  const samples = document.querySelector('.aside')?.textContent ?? ''
  const kinds = kindsIn([samples, ...inputs.map(({ value }) => value)].join(' '))
  const find = async (kind: string, target: string): Promise<void> => {
    if (pastedKey.ids.has(kind)) return
    const response = await call({ ...operation, method: 'GET' }, target, key)
    const id = response.ok ? ((await response.json()) as { data: { id: string }[] }).data[0]?.id : undefined
    if (id !== undefined && key === pastedKey.secret) pastedKey.ids.set(kind, id)
  }
  for (const [kind, target] of Object.entries(lists))
    if (kinds.has(kind) || (kind === 'project' && kinds.has('card'))) await find(kind, target)
  const project = pastedKey.ids.get('project')
  if (kinds.has('card') && project !== undefined) await find('card', `/projects/${project}/cards?limit=1`)
  for (const input of inputs) input.value = withVisibleIds(input.value)
  fillSamples()
}
