import { contract, type Drift } from './drift.ts'
import { cut, insert, repeat, swap } from './project-copy.ts'

const handlers = 'src/handlers/public/index.ts'
const app = 'src/app.ts'
const prefix = 'src/config.ts'
const settings = 'spec/settings.yaml'

export const appDrifts: Drift[] = [
  // Operations without handlers, and handlers without operations.
  [
    'the operation listPeople has no handler',
    [handlers, 'export const handlers'],
    repeat(
      contract,
      '  /members:\n',
      '  /tasks:\n',
      { '/members:': '/people:', listMembers: 'listPeople' },
      '  /events:\n',
    ),
  ],
  [
    'the handler listMembers is for no operation of spec/openapi.yaml',
    ['src/handlers/public/members.ts', 'export function listMembers'],
    cut(contract, '  /members:\n', '  /tasks:\n'),
  ],
  [
    'what is registered for the operation getTask is not a function of that name',
    [handlers, 'export const handlers'],
    swap(handlers, '...tasks }', '...tasks, getTask: tasks.listTasks as never }'),
  ],
  [
    'the app does not start',
    ['src/handlers/public/projects.ts', 'resources.ts'],
    swap('src/resources.ts', 'function projectListItem', 'function projectItem'),
  ],
  // Operations that the running app answers otherwise.
  [
    'GET /api/public/v1/extra is mounted by hand',
    [app, '/extra'],
    insert(
      app,
      '  app.get(`${apiPrefix}/extra`, (_req, res) => void res.json({}))\n',
      '  app.use(health(context))',
    ),
  ],
  [
    'POST /api/public/v1/me is mounted by hand',
    [app, "'/me'"],
    insert(
      app,
      "  app.use(apiPrefix, express.Router().post('/me', (_req, res) => void res.json({})))\n",
      '  const logRequest = createRequestLog(context,',
    ),
  ],
  [
    '/api/public/v1 is mounted 2 times',
    [prefix, 'export const apiPrefix'],
    insert(app, "  app.use(apiPrefix, express.static('public'))\n", '  app.use(health(context))'),
  ],
  [
    'GET /debug is mounted by hand',
    ['src/http/health.ts', "'/debug'"],
    insert(
      'src/http/health.ts',
      "  router.get('/debug', (_req, res) => void res.end())\n",
      '  return router',
    ),
  ],
  [
    'POST /tasks is answered 404 instead of 401 api_key_required',
    [contract, '    post:', '  /tasks:'],
    swap(app, 'app.use(api.prefix, await createPipeline(', 'void (api.prefix, await createPipeline('),
  ],
  [
    'the contract is served under /api/public/v2, and says /api/public/v1',
    [contract, 'servers:'],
    swap(prefix, "'/api/public/v1'", "'/api/public/v2'"),
  ],
  [
    'GET /members is answered 200 instead of 401 api_key_required',
    [contract, '    get:', '  /members:'],
    insert(
      app,
      "  app.use((req, res, next) => (req.path.endsWith('/members') ? void res.json({ data: [] }) : next()))\n",
      '  const logRequest = createRequestLog(context,',
    ),
  ],
  [
    'PATCH /tasks/parity is not answered',
    [contract, '    patch:', '  /tasks/{id}:'],
    insert(
      app,
      "  app.use((req, res, next) => (req.method === 'PATCH' ? void res.destroy() : next()))\n",
      '  const logRequest = createRequestLog(context,',
    ),
  ],
  [
    'DELETE /tasks/parity is answered with Allow: GET, PATCH instead of GET, PATCH, HEAD',
    [contract, '  /tasks/{id}:'],
    swap('src/http/pipeline.ts', "[...methods, 'HEAD'].join(', ')", "methods.join(', ')"),
  ],
  [
    'GET /me is answered with a body that is not an ApiError',
    [contract, '    get:', '  /me:'],
    swap(
      'src/http/error-handler.ts',
      'JSON.stringify(errorEnvelope(error, requestId))',
      'JSON.stringify({ message: error.message })',
    ),
  ],
  // Replies that the running app sends otherwise.
  [
    'POST /tasks is answered 200 instead of 201',
    [contract, "'201':", 'operationId: createTask'],
    swap(
      'src/http/reply.ts',
      'res.statusCode = status',
      'res.statusCode = status && 200',
      'function sendText',
    ),
  ],
  [
    'GET /me is answered as application/json instead of application/json; charset=utf-8',
    [contract, "'200':", 'operationId: getMe'],
    swap('src/http/reply.ts', "'application/json; charset=utf-8'", "'application/json'"),
  ],
  [
    'GET /me is answered without X-RateLimit-Remaining',
    [contract, "'200':", 'operationId: getMe'],
    swap('src/http/rate-limits.ts', "res.setHeader('X-RateLimit-Remaining'", "void ('X-RateLimit-Remaining'"),
  ],
  [
    'is answered with a body that breaks its schema',
    [contract, "'200':", 'operationId: listMembers'],
    swap('src/http/reply.ts', 'JSON.stringify(body)', 'JSON.stringify(body).replaceAll("a", "b")'),
  ],
  [
    'POST /events is answered 413 instead of 201',
    [contract, "'201':", 'operationId: createEvent'],
    swap('src/http/input.ts', '> limitBytes', '> 20'),
  ],
  [
    'is answered 403 instead of 200',
    [contract, "'200':", 'operationId: getTask'],
    swap('src/http/authenticate.ts', 'held.includes(scope)', 'held.includes(`${scope}s`)'),
  ],
  // The contract of the settings area.
  [
    'the contract is served under /api/settings/v2',
    [settings, 'servers:'],
    swap(app, "'/api/settings/v1'", "'/api/settings/v2'"),
  ],
  [
    'the example breaks its schema',
    [settings, 'status: idle'],
    swap(settings, 'status: active', 'status: idle', 'operationId: getKey'),
  ],
  [
    'nothing serves spec/settings.yaml',
    [app, 'export const apis'],
    swap(app, ', settings: settingsApi }', ' }'),
  ],
  [
    'the app does not start: nothing authenticates by session',
    ['src/http/router.ts', 'nothing authenticates by'],
    swap(app, '    session: authenticateBySession(context),\n', ''),
  ],
]
