import { errorReference } from '../../../generated/error-reference.ts'
import type { SchemaObject } from '../../contract/document.ts'
import { type Operation, type ReferenceContract } from './contract.ts'
import { errorPage, operationPage, schemaPage, sections, webhookPage } from './operation-page.ts'
import type { Guide } from './read-guides.ts'
import { apiPlaceholder, installClient, makeSamples } from './samples.ts'

export type Group = 'Guide' | 'Operations' | 'Webhooks' | 'Schemas' | 'Errors'

/** A page of the reference, before the server's URL is known. */
export interface ReferencePage {
  /** The path without `.md`. */
  path: string
  group: Group
  /** The page's name in the navigation and in search results. */
  name: string
  /** One line for search results and `llms.txt`. */
  summary: string
  markdown: string
  /** The operation that the request form sends. */
  operation?: Operation
}

/** Makes all pages of the reference from the contract, in the order of the navigation. */
export function makePages(contract: ReferenceContract, guides: readonly Guide[]): ReferencePage[] {
  const { operations, webhooks, schemas } = contract
  const inGroup = (group: Group, folder: string) => (name: string, summary: string, markdown: string) => ({
    path: `/reference/${folder}/${name}`,
    group,
    name,
    summary: summary.trim(),
    markdown,
  })
  const operationIn = inGroup('Operations', 'operations')
  const operationPages = operations.map((operation) => {
    const page = operationIn(
      operation.operationId,
      operation.summary,
      operationPage(operation, makeSamples(operation), schemas),
    )
    return { ...page, operation }
  })
  const webhookIn = inGroup('Webhooks', 'webhooks')
  const schemaIn = inGroup('Schemas', 'schemas')
  const errorIn = inGroup('Errors', 'errors')
  return [
    guidePage(contract, guides),
    ...guides.map(documentPage),
    ...operationPages,
    ...webhooks.map((one) => webhookIn(one.path, one.summary, webhookPage(one, schemas))),
    ...Object.entries(schemas).map(([name, schema]) =>
      schemaIn(name, schema.description ?? '', schemaPage(name, schema, schemas, usagesOf(name, contract))),
    ),
    errorsPage(),
    ...errorReference.map((error) => errorIn(error.code, error.description, errorPage(error))),
  ]
}

/** The server's URL in the contract's descriptions. */
const exampleServer = 'http://127.0.0.1:3000/api/public/v1'

function guidePage(contract: ReferenceContract, guides: readonly Guide[]): ReferencePage {
  const { title, guide, tags, operations, webhooks, schemas } = contract
  const listOperations = (tag: string): string =>
    operations
      .filter((one) => one.tag === tag)
      .map(
        ({ operationId: id, method, path, summary }) =>
          `- [${summary}](/reference/operations/${id}) · \`${method} ${path}\``,
      )
      .join('\n')
  const markdown = sections([
    `# ${title}`,
    `This server: \`${apiPlaceholder}\`. The contract: [/openapi.yaml](/openapi.yaml), [/openapi.json](/openapi.json).`,
    `The client for JavaScript and TypeScript, \`@taskwire/client\`: \`${installClient}\`. Get it from this server alone: a package of
this name in the npm registry is somebody else's.`,
    guide.replaceAll(/^#/gm, '##').replaceAll(exampleServer, apiPlaceholder),
    '## Guides',
    guides.map(({ slug, title, summary }) => `- [${title}](/reference/${slug}) · ${summary}`).join('\n'),
    '## Operations',
    ...tags.flatMap(({ name, description }) => [`### ${name}`, description, listOperations(name)]),
    '## Webhooks',
    webhooks.map(({ path, summary }) => `- [${path}](/reference/webhooks/${path}) · ${summary}`).join('\n'),
    '## Schemas',
    Object.keys(schemas)
      .map((name) => `- [${name}](/reference/schemas/${name})`)
      .join('\n'),
  ])
  return { path: '/reference', group: 'Guide', name: 'Guide', summary: title, markdown }
}

const documentPage = ({ slug, title, summary, text }: Guide): ReferencePage => ({
  path: `/reference/${slug}`,
  group: 'Guide',
  name: title,
  summary,
  markdown: sections([`# ${title}`, text]),
})

function errorsPage(): ReferencePage {
  const listed = [...Map.groupBy(errorReference, ({ contract }) => contract)].flatMap(([title, errors]) => [
    `## ${title}`,
    errors
      .map(
        ({ code, status, type, description }) =>
          `- [\`${code}\`](/reference/errors/${code}) · ${status} ${type}\n\n  ${description.trim().replaceAll('\n', '\n  ')}`,
      )
      .join('\n'),
  ])
  const markdown = sections([
    '# Errors',
    `Every error has the same shape: \`error\` with its \`type\`, \`code\`, \`message\` and \`request_id\`, and the \`param\` that caused
it, if any. Handle errors by \`code\`, and unknown codes by \`type\` and the status: codes may be added.`,
    ...listed,
  ])
  return {
    path: '/reference/errors',
    group: 'Errors',
    name: 'All errors',
    summary: 'Every error code',
    markdown,
  }
}

/** Lists links to the operations, webhooks and schemas that refer to a schema. */
function usagesOf(name: string, { operations, webhooks, schemas }: ReferenceContract): string[] {
  const uses = (value: unknown): boolean => JSON.stringify(value).includes(`"#/components/schemas/${name}"`)
  const bodies = ({ body, responses, parameters }: Operation) => ({
    body,
    parameters,
    responses: responses.filter((one) => Number(one.status) < 400),
  })
  return [
    ...operations
      .filter((one) => uses(bodies(one)))
      .map(({ operationId: id }) => `[${id}](/reference/operations/${id})`),
    ...webhooks
      .filter((one) => uses(bodies(one)))
      .map(({ path }) => `[${path}](/reference/webhooks/${path})`),
    ...Object.entries(schemas)
      .filter(([, schema]: [string, SchemaObject]) => uses(schema))
      .map(([user]) => `[${user}](/reference/schemas/${user})`),
  ]
}
