import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

/**
 * Allowed imports per layer. A layer is a folder or file in src, a tool, or a glob of modules; `type X` allows
 * only type imports. An entry point may import everything below it.
 */
const rules: Record<string, string[]> = {
  handlers: ['domain', 'errors', 'type http/contexts'],
  http: [
    ...[
      'type domain/actor',
      'domain/accounts',
      'domain/api-keys',
      'type domain/mail',
      'type domain/record/*-feed',
    ],
    ...[
      'domain/request-log',
      'domain/dates',
      'domain/lenient-values',
      'contract',
      'type domain/page',
      'crypto',
    ],
    ...[
      'errors',
      'db',
      'tracing/spans',
      'type generated',
      'type config',
      'type metrics',
      'with-timeout',
      'pacer',
    ],
  ],
  pages: ['http', 'errors', 'generated', 'type config', 'type contract'],
  jobs: ['domain', 'db', 'tracing/spans', 'type config', 'type metrics'],
  delivery: [
    ...['domain', 'db', 'errors', 'tracing/spans'],
    ...['type config', 'type contract/public-urls', 'type crypto', 'type metrics'],
  ],
  // Inputs are the contract's schemas; scopes, validators and event types come from it too.
  domain: ['contract', 'control-characters', 'db', 'crypto', 'errors', 'generated', 'pacer'],
  contract: ['errors', 'type config'],
  errors: ['generated'],
  db: ['crypto', 'pacer'],
  pacer: [],
  crypto: [],
  config: ['db/url'],
  // The pages only use the types of the server's contracts, the list of the public operations, and the code that reads CSV.
  web: [
    'type generated',
    'generated/operation-ids',
    ...['domain/imports/csv-cells', 'domain/imports/csv-records', 'domain/imports/failed-records'],
  ],
  // The client only uses the contract's types.
  client: ['type generated'],
  // Checks of a schema's `format` are hand-written.
  generated: ['contract/formats'],
  logger: ['type config', 'type log-output'],
  'log-output': ['type config', 'control-characters'],
  'control-characters': [],
  health: ['type context', 'db', 'errors', 'http/serve-path', 'type http/response-locals', 'metrics'],
  metrics: ['db/drizzle', 'db/write-refusal', 'with-timeout', 'log-output', 'type db'],
  'with-timeout': [],
  'site-url': ['db/embedded/process-alive'],
  tracing: ['errors', 'type config', 'type db/pool'],
  // The kit tests any server that implements the contract, so it must not depend on this server.
  'tools/conformance': ['errors', 'generated'],
  'tools/mcp': ['errors', 'generated', 'contract', 'pages/reference/contract'],
  checks: ['db', 'crypto', 'errors', 'type config'],
  'tools/doctor': ['checks'],
  'tools/temporary-directory': [],
}

const entryPoints = [
  'server',
  'cli',
  'cluster',
  'app',
  'start',
  'prepare-database',
  'context',
  'seeds',
  // The mock is the server with other authenticators, on another database.
  'tools/mock',
]

/** Packages that a layer must not import. For other layers, `importsOnly` lists the only packages that they may. */
const neverImports: Record<string, RegExp> = {
  handlers: /^express$/,
  domain: /^(express|pino)/,
  db: /^express$/,
}
const importsOnly: Record<string, RegExp> = {
  // The client has no dependencies, and runs wherever `fetch` exists.
  client: /^$/,
  web: /^(react|@mantine\/|@tanstack\/|@hello-pangea\/|openapi-|eventsource-parser$|chrono-node\/en$|linkify-it$|remark-gfm$|remark-breaks$|uplot|uqr)/,
  generated: /^(ajv\/dist\/runtime\/|node:module$)/,
}

interface Import {
  file: string
  place: string
  from: string
  /** `domain/actor`, `config`, `generated/errors`, or the name of a package. */
  to: string
  /** The path of the imported file; meaningless for a package. */
  target: string
  isPackage: boolean
  isType: boolean
}

const files = [...globSync('{src,tools}/**/*.{ts,tsx}'), ...globSync('generated/*.{ts,js}')].sort()
const imports = files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')))

it('every layer imports only the layers that its rule allows', () => {
  const stray = imports.filter((one) => !one.isPackage && !isAllowed(one))
  expect(stray.map(describeImport)).toEqual([])
})

it('only the commands of src import tools', () => {
  const importing = imports.filter(({ file, to }) => file.startsWith('src/') && to.startsWith('tools/'))
  expect(importing.map(({ from }) => from).filter((from) => from !== 'cli')).toEqual([])
  expect(importing).not.toEqual([])
})

it('every allowed import is used', () => {
  const unused = Object.entries(rules).flatMap(([from, targets]) =>
    targets
      .filter((target) => {
        const uses = imports.filter((one) => one.from === from && !one.isPackage && matches(one, target))
        // `type X` is unused if nothing imports it, and X is too wide if every import is of types.
        return target.startsWith('type ') ? uses.length === 0 : !uses.some(({ isType }) => !isType)
      })
      .map((target) => `${from}: ${target}`),
  )
  expect(unused).toEqual([])
})

it('no files import each other in a cycle, not even for types', () => {
  expect(inCycles(imports.map(({ file, target }) => [file, target]))).toEqual([])
})

it.each(['src/domain', 'src/http', 'src/db'])(
  'no folders of %s import each other in a cycle, where each file at its root counts as a folder',
  (layer) => {
    const nodeOf = (file: string): string => posix.relative(layer, file).split('/')[0] ?? ''
    const between = arrowsWithin(layer, nodeOf)
    expect(between.length).toBeGreaterThan(50)
    expect(inCycles(between)).toEqual([])
  },
)

it('of the files of db, only those that open, migrate or copy a database depend on Citus', () => {
  const within = imports.filter(
    ({ file, from, to }) => from === 'db' && to.startsWith('db/citus/') && !file.startsWith('src/db/citus/'),
  )
  expect([...new Set(within.filter(({ isType }) => !isType).map(({ file }) => file))]).toEqual([
    'src/db/backup/import-workspace.ts',
    'src/db/backup/write-backup.ts',
    'src/db/migrate/migrate.ts',
    'src/db/open-database.ts',
  ])
})

it('files at the root of the domain import none of its folders', () => {
  const folderOf = (file: string): string => posix.relative('src/domain', posix.dirname(file))
  expect(arrowsWithin('src/domain', folderOf).filter(([from]) => from === '')).toEqual([])
})

/** Returns the imports between parts of a layer. */
function arrowsWithin(layer: string, partOf: (file: string) => string): (readonly [string, string])[] {
  const within = imports.filter(
    ({ file, target, isPackage }) => !isPackage && [file, target].every((one) => one.startsWith(`${layer}/`)),
  )
  return within
    .map(({ file, target }) => [partOf(file), partOf(target)] as const)
    .filter(([from, to]) => from !== to)
}

/** Returns the nodes of a graph that are in cycles. */
function inCycles(arrows: readonly (readonly [from: string, to: string])[]): string[] {
  const targets = Map.groupBy(arrows, ([from]) => from)
  const reached = (start: string): Set<string> => {
    const seen = new Set<string>()
    const rest = [start]
    for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
      for (const [, to] of targets.get(node) ?? []) {
        if (seen.has(to)) continue
        seen.add(to)
        rest.push(to)
      }
    }
    return seen
  }
  return [...targets.keys()].filter((node) => reached(node).has(node))
}

it('every layer has a rule', () => {
  const layers = new Set(files.map(layerOf))
  expect([...layers].filter((layer) => !rules[layer] && !entryPoints.includes(layer))).toEqual([])
})

it('no layer imports a package that its rule forbids', () => {
  const stray = imports.filter(({ from, to, isPackage }) => {
    const only = importsOnly[from]
    return isPackage && (neverImports[from]?.test(to) || (only && !only.test(to)))
  })
  expect(stray.map(describeImport)).toEqual([])
})

it('only src/config.ts reads settings from the environment', () => {
  const readers = files.filter((file) => readFileSync(file, 'utf8').includes('process.env'))
  // The driver is kept from reading PG*, the built-in PostgreSQL inherits PATH, a sample in the reference reads the
  // environment, and the mock names another database.
  expect(readers).toEqual([
    'src/config.ts',
    'src/db/driver.ts',
    'src/db/embedded/cluster.ts',
    'src/pages/reference/samples.ts',
    'src/server.ts',
    'tools/mock/mock.ts',
  ])
})

function isAllowed(one: Import): boolean {
  if (one.to === one.from || one.to.startsWith(`${one.from}/`)) return true
  if (entryPoints.includes(one.from)) return true
  return rules[one.from]?.some((target) => matches(one, target)) ?? false
}

function matches({ to, isType }: Import, target: string): boolean {
  const wanted = target.replace(/^type /, '')
  return (isType || wanted === target) && (posix.matchesGlob(to, wanted) || to.startsWith(`${wanted}/`))
}

function describeImport({ place, from, to, isType }: Import): string {
  const may = rules[from]?.join(', ')
  return `${place}: ${from} imports ${isType ? 'types of ' : ''}${to}; it may import ${may || 'nothing of src'}`
}

/** Finds static imports, re-exports, `import()` and `require()`. */
function importsOf(file: string, text: string): Import[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Import[] = []
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node)
    if (specifier) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
      const isPackage = !specifier.text.startsWith('.')
      const target = posix.join(posix.dirname(file), specifier.text)
      const to = isPackage ? specifier.text : moduleOf(target)
      const place = `${file}:${line}`
      found.push({ file, place, from: layerOf(file), to, target, isPackage, isType: isTypeOnly(node) })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function specifierOf(node: ts.Node): ts.StringLiteral | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return node.moduleSpecifier as ts.StringLiteral | undefined
  }
  const isCall = ts.isCallExpression(node) && /^(import|require)$/.test(node.expression.getText())
  const argument = isCall ? node.arguments[0] : undefined
  return argument && ts.isStringLiteral(argument) ? argument : undefined
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly
  if (!ts.isImportDeclaration(node) || !node.importClause) return false
  const { isTypeOnly, name, namedBindings } = node.importClause
  if (isTypeOnly) return true
  return (
    !name &&
    !!namedBindings &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every((one) => one.isTypeOnly)
  )
}

/** Returns `domain/actor` for `src/domain/actor.ts`, and `generated` for any generated file. */
function moduleOf(file: string): string {
  return file.replace(/^src\//, '').replace(/\.tsx?$/, '')
}

/** Returns the folder of src, the file at its top, or the tool: `tools/mock`. */
function layerOf(file: string): string {
  const parts = moduleOf(file).split('/')
  return parts.slice(0, parts[0] === 'tools' ? 2 : 1).join('/')
}
