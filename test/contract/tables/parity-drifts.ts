import { contract, onContract, type Drift } from '../../support/project/drift.ts'
import { cut, insert, repeat, swap } from '../../support/project/project-copy.ts'

const handlers = 'src/handlers/public/index.ts'
const app = 'src/app.ts'
const prefix = 'src/config.ts'
const readme = 'README.md'
const commandsPage = 'docs/commands.md'

/** Drifts in groups: the edits of a group are applied together, because none hides the findings of another edit. */
export const parityDrifts: Drift[][] = [
  // Handlers, and responses of the running app.
  [
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
  ],
  [
    [
      'the handler listMembers belongs to no operation of spec/openapi.yaml',
      ['src/handlers/public/members.ts', 'export const listMembers'],
      cut(contract, '  /members:\n', '  /tasks:\n'),
    ],
  ],
  [
    [
      'the app does not start',
      ['src/domain/lenient-values.ts', 'dates.ts'],
      swap('src/domain/dates.ts', 'function strictDay', 'function strictDate'),
    ],
  ],
  [
    [
      'POST /tasks returns 404 instead of 401 api_key_required',
      [contract, '    post:', '  /tasks:'],
      swap(app, 'app.use(api.prefix, await createPipeline(', 'void (api.prefix, await createPipeline('),
    ],
  ],
  [
    [
      'returns a body that violates its schema',
      [contract, "'200':", 'operationId: listMembers'],
      swap(
        'src/http/reply/reply.ts',
        'JSON.stringify(reply.body)',
        'JSON.stringify(reply.body).replaceAll("a", "b")',
      ),
    ],
  ],
  [
    [
      'returns 403 instead of 200',
      [contract, "'200':", 'operationId: getTask'],
      swap('src/http/callers/authenticate-key.ts', 'held.includes(scope)', 'held.includes(`${scope}s`)'),
    ],
  ],
  [
    [
      'nothing serves spec/settings.yaml',
      [app, 'export const apis'],
      swap(app, ' settings: settingsApi,', ''),
    ],
  ],
  [
    [
      'POST /tasks returns 200 instead of 201',
      [contract, "'201':", 'operationId: createTask'],
      swap(
        'src/http/reply/reply.ts',
        'res.statusCode = status',
        'res.statusCode = status && 200',
        'function sendText',
      ),
    ],
  ],
  [
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
      '/api/public/v1 is mounted 2 times',
      [prefix, 'export const apiPrefix'],
      insert(app, "  app.use(apiPrefix, express.static('public'))\n", '  app.use(health(context))'),
    ],
    [
      'DELETE /tasks/parity returns Allow: GET, PATCH instead of GET, PATCH, HEAD',
      [contract, '  /tasks/{id}:'],
      swap('src/http/pipeline.ts', "[...methods, 'HEAD'].join(', ')", "methods.join(', ')"),
    ],
    [
      'GET /me returns no X-RateLimit-Remaining',
      [contract, "'200':", 'operationId: getMe'],
      swap(
        'src/http/budgets/budgets.ts',
        "res?.setHeader('X-RateLimit-Remaining'",
        "void ('X-RateLimit-Remaining'",
      ),
    ],
  ],
  // Contradictions within the contract, or with the code and the documents.
  [
    [
      'the example of scope_required names read:members, and listTasks requires read:tasks',
      [contract, 'message:', '    error_scope_required_read_members:'],
      onContract('responses/ReadTasksForbidden', 'responses/ReadMembersForbidden', 'operationId: listTasks'),
    ],
    [
      'window_too_large is not among the known error codes',
      [contract, '      enum:', '    KnownErrorCode:'],
      onContract('        - window_too_large\n', '', '    KnownErrorCode:\n'),
    ],
    [
      'window_too_wide is not in x-error-catalog',
      ['src/domain/events/events.ts', 'window_too_wide'],
      swap('src/domain/events/events.ts', "AppError('window_too_large')", "AppError('window_too_wide')"),
    ],
    [
      'the example names percent, which updateTask does not have',
      [contract, 'param: percent', 'error_validation_error_task_update:'],
      onContract('param: progress', 'param: percent', '    error_validation_error_task_update:\n'),
    ],
    [
      'estimate of Task may be absent, and the server sends every field',
      [contract, '        estimate:', '    Task:'],
      onContract(
        '        title:\n',
        '        estimate:\n          type: integer\n        title:\n',
        '    Task:\n',
      ),
    ],
    [
      'the table does not explain read:members',
      [contract, 'description: |', '    Scope:'],
      onContract('        | `read:members` | List active members, including email addresses |\n', ''),
    ],
    [
      'nothing in src/delivery sends the header Service-Event-Id',
      [contract, '    post:', '  task.created:'],
      swap('src/delivery/attempt-delivery.ts', "'Service-Event-Id'", "'X-Event-Id'"),
    ],
    [
      'task.dragged is recorded, but is not a webhook of spec/openapi.yaml',
      ['src/domain/tasks/move-task.ts', "'task.dragged'"],
      swap('src/domain/tasks/move-task.ts', "'task.moved'", "'task.dragged'"),
    ],
    [
      'nothing in src records task.archived',
      [contract, '    post:', '  task.archived:'],
      repeat(
        contract,
        '  task.deleted:\n',
        '  comment.created:\n',
        { 'task.deleted:': 'task.archived:', onTaskDeleted: 'onTaskArchived' },
        '  comment.created:\n',
      ),
    ],
    [
      'TaskEventData.description is free text, which events do not disclose',
      [contract, '# free text'],
      onContract(
        '        title:\n',
        "        description: # free text\n          type: [string, 'null']\n        title:\n",
        '    TaskEventData:\n',
      ),
    ],
    [
      'no contract has /persons',
      [readme, '$TASKWIRE_URL/persons'],
      swap(readme, '$TASKWIRE_URL/members', '$TASKWIRE_URL/persons'),
    ],
    [
      'no contract has the scope read:chores',
      [commandsPage, 'read:chores'],
      swap(commandsPage, 'read:tasks', 'read:chores'),
    ],
  ],
]
