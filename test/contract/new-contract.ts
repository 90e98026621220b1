import { indented, snippet } from './guide.ts'
import { insert, swap, type Edit } from './project-copy.ts'

/* The edits of an author who adds a contract by the steps of CONTRIBUTING.md. */

const pasted = (language: 'yaml' | 'ts', holding: string): string =>
  snippet('Adding a contract', language, holding)

const newFile = (file: string, text: string): Edit => ({ file, change: () => text })

/** Returns a refusal of the new contract, as a response component. */
function refusal(name: string, code: string, type: string): string {
  return `    ${name}:
      description: ${name}.
      headers:
        X-Request-Id:
          $ref: './openapi.yaml#/components/headers/RequestId'
        X-RateLimit-Limit:
          $ref: './openapi.yaml#/components/headers/RateLimitLimit'
        X-RateLimit-Remaining:
          $ref: './openapi.yaml#/components/headers/RateLimitRemaining'
      content:
        application/json:
          schema:
            $ref: './openapi.yaml#/components/schemas/ApiError'
          examples:
            ${code}:
              summary: ${name}
              value:
                error:
                  type: ${type}
                  code: ${code}
                  message: What callers read.
                  request_id: 3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68
`
}

const contract = newFile(
  'spec/portal.yaml',
  `openapi: 3.1.0
info:
  title: Taskwire portal
  version: '1'
  summary: What guests see.
  license:
    name: Apache-2.0
    identifier: Apache-2.0
servers:
  - url: /api/portal/v1
tags:
  - name: Visits
    description: Guests come and go.
paths:
  /visit:
    post:
      operationId: enterPortal
      tags: [Visits]
      summary: Come in
      description: Lets a guest in, who is known by a cookie then.
      security: []
      x-rate-limits: [anonymous]
      x-same-origin: true
      x-error-codes:
        - portal_full
      x-max-body: 65536
      requestBody:
        description: Who comes, and as what.
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [name, role]
              properties:
                name:
                  description: What the guest is called.
                  type: string
                  pattern: ^[A-Z][a-z]+$
                role:
                  $ref: '#/components/schemas/GuestRole'
            example:
              name: Maya
              role: host
      responses:
        '201':
          description: The guest is in.
          headers:
            Set-Cookie:
              description: The cookie that names the guest.
              required: true
              schema:
                type: string
                pattern: ^guest=
              example: guest=Maya.host; HttpOnly
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Guest'
              example:
                name: Maya
        '403':
          $ref: './settings.yaml#/components/responses/CrossOrigin'
        '422':
          description: The body is not a valid JSON object, or a field breaks its rules.
          content:
            application/json:
              schema:
                $ref: './openapi.yaml#/components/schemas/ApiError'
              examples:
                validation_error:
                  summary: An invalid name
                  value:
                    error:
                      type: invalid_request_error
                      code: validation_error
                      message: name must match pattern
                      param: name
                      request_id: 3f0b8a52-6f0e-4c19-9a0c-5d1b7e2f4a68
    delete:
      operationId: leavePortal
      tags: [Visits]
      summary: Leave
      description: Ends the visit.
      security:
        - guest: []
      x-rate-limits: [anonymous]
      x-same-origin: true
      responses:
        '204':
          description: The guest has left.
        '403':
          $ref: './settings.yaml#/components/responses/CrossOrigin'
  /page:
    get:
      operationId: getPage
      tags: [Visits]
      summary: See the page
      description: The page of the hosts.
      security:
        - guest: [host]
      x-rate-limits: [anonymous]
      responses:
        '200':
          description: The page.
          content:
            text/html:
              schema:
                type: string
              example: <h1>Hello, Maya</h1>
components:
${indented(pasted('yaml', 'guest:'), 2)}
  schemas:
    GuestRole:
      description: A host may do more than a visitor.
      type: string
      enum: [host, visitor]
    Guest:
      description: Who is in.
      type: object
      additionalProperties: false
      required: [name]
      properties:
        name:
          description: What the guest is called.
          type: string
  responses:
${refusal('NoGuest', 'guest_required', 'authentication_error')}${refusal('NotForTheRole', 'guest_role_required', 'permission_error')}${refusal('Full', 'portal_full', 'invalid_request_error')}    TooMany:
      description: Too many requests came from the address.
      headers:
        X-Request-Id:
          $ref: './openapi.yaml#/components/headers/RequestId'
        X-RateLimit-Limit:
          $ref: './openapi.yaml#/components/headers/RateLimitLimit'
        X-RateLimit-Remaining:
          $ref: './openapi.yaml#/components/headers/RateLimitRemaining'
        Retry-After:
          $ref: './openapi.yaml#/components/headers/RetryAfter'
      content:
        application/json:
          schema:
            $ref: './openapi.yaml#/components/schemas/ApiError'
          examples:
            anonymous_rate_limited:
              $ref: './openapi.yaml#/components/examples/error_anonymous_rate_limited'
x-error-catalog:
  guest_required:
    status: 401
    type: authentication_error
    description: There is no guest.
    when: Somebody calls who has not come in.
    remedy: Come in first.
  guest_role_required:
    status: 403
    type: permission_error
    description: The guest has another role.
    when: A visitor calls what is for hosts.
    remedy: Ask a host.
  portal_full:
    status: 409
    type: invalid_request_error
    description: There is no room.
    when: A guest comes in when all seats are taken.
    remedy: Wait until somebody leaves.
`,
)

const listed = insert(
  'scripts/contract/generate.ts',
  `${indented(pasted('ts', 'handlersFile'), 2)}\n`,
  '] as const\n',
)

const messages = insert(
  'src/errors.ts',
  `  guest_required: 'Come in first.',
  guest_role_required: (role) => \`This is for a \${role}.\`,
  portal_full: 'There is no room for you.',
`,
  '  internal_error:',
)

const types = newFile('src/http/portal-context.ts', `${pasted('ts', 'PortalHandlers')}\n`)

const authenticator = newFile(
  'src/http/authenticate-guest.ts',
  `import type { Request } from 'express'
import { AppError } from '../errors.ts'
import type { Authenticator, Caller } from './authenticate.ts'
import type { HttpContext } from './http-context.ts'
import type { GuestContexts } from './portal-context.ts'

/** The guest that the cookie names; what operations require is a role. */
export function authenticateGuest(_context: HttpContext): Authenticator<GuestContexts> {
  return {
    authenticate: (req) => Promise.try(() => callerOf(guestOf(req))),
  }
}

function callerOf({ name, role }: Guest): Caller<GuestContexts> {
  return {
    budgetOwner: () => name,
    assertPermitted([wanted = role]) {
      if (wanted !== role) throw new AppError('guest_role_required', { detail: wanted })
    },
    addAssertions: () => undefined,
    readContext: () => ({ name }),
    writeContext: () => ({ name }),
  }
}

interface Guest {
  name: string
  role: string
}

function guestOf({ headers }: Request): Guest {
  const [, name, role] = /(?:^|; )guest=(\\w+)\\.(host|visitor)(?:;|$)/.exec(headers.cookie ?? '') ?? []
  if (name === undefined || role === undefined) throw new AppError('guest_required')
  return { name, role }
}
`,
)

const handlers = [
  newFile(
    'src/handlers/portal/visits.ts',
    `import { AppError } from '../../errors.ts'
import type { Handler } from '../../http/portal-context.ts'

export const enterPortal: Handler<'enterPortal'> = ({ body }) => {
  if (body.name === 'Many') throw new AppError('portal_full')
  const headers = { 'Set-Cookie': \`guest=\${body.name}.\${body.role}; HttpOnly\` }
  return Promise.resolve({ status: 201, headers, body: { name: body.name } })
}

export const leavePortal: Handler<'leavePortal'> = () => Promise.resolve({ status: 204 })

export const getPage: Handler<'getPage'> = (_input, { name }) =>
  Promise.resolve({ status: 200, body: \`<h1>Hello, \${name}</h1>\` })
`,
  ),
  newFile(
    'src/handlers/portal/index.ts',
    `import type { PortalHandlers } from '../../http/portal-context.ts'
import * as visits from './visits.ts'

export const handlers: PortalHandlers = { ...visits }
`,
  ),
]

const app = ((): Edit[] => {
  const code = pasted('ts', 'portalApi')
  const start = code.indexOf('const portalApi')
  const file = 'src/app.ts'
  return [
    { file, change: (text) => code.slice(0, start) + text },
    insert(file, `${code.slice(start)}\n\n`, '/** The APIs that are served'),
    swap(file, 'openapi: publicApi', 'openapi: publicApi, portal: portalApi'),
  ]
})()

export const newContract = [contract, listed, messages, types, authenticator, ...handlers, ...app]
