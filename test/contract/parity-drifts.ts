import type { Drift } from './drift.ts'
import { madeUpCode } from './made-up-code.ts'
import { cut, insert, repeat, swap, type Edit } from './project-copy.ts'

export const contract = 'spec/openapi.yaml'
const handlers = 'src/handlers/public/index.ts'
const tasks = 'src/handlers/public/tasks.ts'
const app = 'src/app.ts'
const prefix = 'src/config.ts'

const onContract = (from: string, to: string, after?: string): Edit => swap(contract, from, to, after)

/** Between the contract and the handlers. */
export const operations: Drift[] = [
  {
    title: 'an operation is added without a handler',
    edits: [
      repeat(
        contract,
        '  /members:\n',
        '  /tasks:\n',
        { '/members:': '/people:', listMembers: 'listPeople' },
        '  /events:\n',
      ),
    ],
    where: [handlers, 'export const handlers'],
    says: 'the operation listPeople has no handler',
  },
  {
    title: 'an operation is removed and its handler is not',
    edits: [cut(contract, '  /members:\n', '  /tasks:\n')],
    where: ['src/handlers/public/members.ts', 'export function listMembers'],
    says: 'the handler listMembers is for no operation of spec/openapi.yaml',
  },
  {
    title: 'an operation is renamed: the new name',
    edits: [onContract('operationId: getTask\n', 'operationId: readTask\n')],
    where: [handlers, 'export const handlers'],
    says: 'the operation readTask has no handler',
  },
  {
    title: 'a handler is not exported',
    edits: [swap(tasks, 'export async function getTask(', 'async function getTask(')],
    where: [handlers, 'export const handlers'],
    says: 'the operation getTask has no handler',
  },
  {
    title: 'a handler is registered under the name of another operation',
    edits: [swap(handlers, '...tasks }', '...tasks, getTask: tasks.listTasks as never }')],
    where: [handlers, 'export const handlers'],
    says: 'what is registered for the operation getTask is not a function of that name',
  },
  {
    title: 'a handler imports what is not there',
    edits: [swap('src/resources.ts', 'function projectListItem', 'function projectItem')],
    where: ['src/handlers/public/projects.ts', 'resources.ts'],
    says: 'the app does not start',
  },
]

/** Between the contract and what the running app answers. */
export const routes: Drift[] = [
  {
    title: 'a route is mounted by hand under the prefix',
    edits: [
      insert(
        app,
        '  app.get(`${apiPrefix}/extra`, (_req, res) => void res.json({}))\n',
        '  app.use(health(context))',
      ),
    ],
    where: [app, '/extra'],
    says: 'GET /api/public/v1/extra is mounted by hand',
  },
  {
    title: 'a router is mounted by hand under the prefix',
    edits: [
      insert(
        app,
        "  app.use(apiPrefix, express.Router().post('/me', (_req, res) => void res.json({})))\n",
        '  const logRequest = createRequestLog(context,',
      ),
    ],
    where: [app, "'/me'"],
    says: 'POST /api/public/v1/me is mounted by hand',
  },
  {
    title: 'a middleware is mounted on the prefix',
    edits: [insert(app, "  app.use(apiPrefix, express.static('public'))\n", '  app.use(health(context))')],
    where: [prefix, 'export const apiPrefix'],
    says: '/api/public/v1 is mounted 2 times',
  },
  {
    title: 'a route is mounted beside the API',
    edits: [
      insert(
        'src/http/health.ts',
        "  router.get('/debug', (_req, res) => void res.end())\n",
        '  return router',
      ),
    ],
    where: ['src/http/health.ts', "'/debug'"],
    says: 'GET /debug is mounted by hand',
  },
  {
    title: 'the API is not mounted',
    edits: [
      swap(app, 'app.use(api.prefix, await createPipeline(', 'void (api.prefix, await createPipeline('),
    ],
    where: [contract, '    post:', '  /tasks:'],
    says: 'POST /tasks is answered 404 instead of 401 api_key_required',
  },
  {
    title: 'the API is mounted elsewhere',
    edits: [swap(prefix, "'/api/public/v1'", "'/api/public/v2'")],
    where: [contract, 'servers:'],
    says: 'the contract is served under /api/public/v2, and says /api/public/v1',
  },
  {
    title: 'a middleware answers in the place of an operation',
    edits: [
      insert(
        app,
        "  app.use((req, res, next) => (req.path.endsWith('/members') ? void res.json({ data: [] }) : next()))\n",
        '  const logRequest = createRequestLog(context,',
      ),
    ],
    where: [contract, '    get:', '  /members:'],
    says: 'GET /members is answered 200 instead of 401 api_key_required',
  },
  {
    title: 'a middleware answers nothing',
    edits: [
      insert(
        app,
        "  app.use((req, res, next) => (req.method === 'PATCH' ? void res.destroy() : next()))\n",
        '  const logRequest = createRequestLog(context,',
      ),
    ],
    where: [contract, '    patch:', '  /tasks/{id}:'],
    says: 'PATCH /tasks/parity is not answered',
  },
  {
    title: 'the Allow header leaves out what the contract has',
    edits: [swap('src/http/pipeline.ts', "[...methods, 'HEAD'].join(', ')", "methods.join(', ')")],
    where: [contract, '  /tasks/{id}:'],
    says: 'DELETE /tasks/parity is answered with Allow: GET, PATCH instead of GET, PATCH, HEAD',
  },
  {
    title: 'an error is answered in another shape',
    edits: [
      swap(
        'src/http/error-handler.ts',
        'JSON.stringify(errorEnvelope(error, requestId))',
        'JSON.stringify({ message: error.message })',
      ),
    ],
    where: [contract, '    get:', '  /me:'],
    says: 'GET /me is answered with a body that is not an ApiError',
  },
]

/** Between the successes of the contract and what the running app makes of a handler's reply. */
export const answers: Drift[] = [
  {
    title: 'every success has one status',
    edits: [
      swap(
        'src/http/reply.ts',
        'res.statusCode = status',
        'res.statusCode = status && 200',
        'function sendText',
      ),
    ],
    where: [contract, "'201':", 'operationId: createTask'],
    says: 'POST /tasks is answered 200 instead of 201',
  },
  {
    title: 'a success is sent as another media type',
    edits: [swap('src/http/reply.ts', "'application/json; charset=utf-8'", "'application/json'")],
    where: [contract, "'200':", 'operationId: getMe'],
    says: 'GET /me is answered as application/json instead of application/json; charset=utf-8',
  },
  {
    title: 'a header of every success is not sent',
    edits: [
      swap(
        'src/http/rate-limits.ts',
        "res.setHeader('X-RateLimit-Remaining'",
        "void ('X-RateLimit-Remaining'",
      ),
    ],
    where: [contract, "'200':", 'operationId: getMe'],
    says: 'GET /me is answered without X-RateLimit-Remaining',
  },
  {
    title: 'a reply is changed on its way',
    edits: [swap('src/http/reply.ts', 'JSON.stringify(body)', 'JSON.stringify(body).replaceAll("a", "b")')],
    where: [contract, "'200':", 'operationId: listMembers'],
    says: 'is answered with a body that breaks its schema',
  },
  {
    title: 'the pipeline refuses what the contract has for an example',
    edits: [swap('src/http/input.ts', '> limitBytes', '> 20')],
    where: [contract, "'201':", 'operationId: createEvent'],
    says: 'POST /events is answered 413 instead of 201',
  },
  {
    title: 'what a scope requires is never granted',
    edits: [swap('src/http/authenticate.ts', 'held.includes(scope)', 'held.includes(`${scope}s`)')],
    where: [contract, "'200':", 'operationId: getTask'],
    says: 'is answered 403 instead of 200',
  },
]

/** Between the parts of the contract, and between them and the text of the code. */
export const descriptions: Drift[] = [
  {
    title: 'an error code is added that nothing answers with',
    edits: [insert(contract, madeUpCode, '  method_not_allowed:\n', '\nx-error-catalog:')],
    where: [contract, '  gone:'],
    says: 'nothing in src answers with gone',
  },
  {
    title: 'a message is removed',
    edits: [cut('src/errors.ts', '  inbox_project:', '  invalid_assignee:')],
    where: ['src/errors.ts', 'const messages'],
    says: 'the error code inbox_project has no message',
  },
  {
    title: 'an example is stale',
    edits: [onContract('role: owner', 'role: boss')],
    where: [contract, 'role: boss'],
    says: 'the example breaks its schema: data.0.role must be equal to one of the allowed values',
  },
  {
    title: 'the scope of an operation is changed',
    edits: [onContract("['read:members']", "['read:tasks']")],
    where: [contract, 'security:', 'operationId: listMembers'],
    says: 'listMembers requires read:tasks, and its description says read:members',
  },
  {
    title: 'an event type is added',
    edits: [
      repeat(
        contract,
        '  task.deleted:\n',
        '  comment.created:\n',
        { 'task.deleted:': 'task.archived:', onTaskDeleted: 'onTaskArchived' },
        '  comment.created:\n',
      ),
    ],
    where: [contract, '    post:', '  task.archived:'],
    says: 'nothing in src records task.archived',
  },
  {
    title: 'an event type is removed',
    edits: [cut(contract, '  task.deleted:\n', '  comment.created:\n', '\nwebhooks:')],
    where: ['src/domain/tasks/delete-task.ts', "'task.deleted'"],
    says: 'task.deleted is recorded, and is no webhook',
  },
  {
    title: 'the data of an event has a free-text field',
    edits: [
      onContract(
        '        title:\n',
        "        description: # free text\n          type: [string, 'null']\n        title:\n",
        '    TaskEventData:\n',
      ),
    ],
    where: [contract, '# free text'],
    says: 'TaskEventData.description is free text, which events do not disclose',
  },
  {
    title: 'nullability is changed in an event and not in its resource',
    edits: [onContract("type: [string, 'null']", 'type: string', 'The place.\n          type: [string')],
    where: [contract, 'location:', '    CalendarEventData:'],
    says: 'CalendarEventData.location is not what CalendarEvent.location is',
  },
]
