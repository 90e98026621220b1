import { dirname, relative } from 'node:path'
import type { NewOperation } from './operation.ts'
import { signatureOf } from './signature.ts'

/** A handler, and the imports that it needs. */
interface HandlerCode {
  imports: { from: string; names: string[]; as?: string }[]
  code: string
}

/** Returns a handler that calls the domain function and returns its result. */
export function handlerCode(
  operation: NewOperation,
  place: { handler: string; domain: string },
): HandlerCode {
  const { id, contractName, success } = operation
  const { context, input, passed, isList } = signatureOf(operation)
  const rule = `${id}Rule`
  const ruleCall = `${rule}.${id}(${passed.map(({ expression }) => expression).join(', ')})`
  // An operation that commits by itself begins with a single commit.
  const call = context.includes('write') ? `write((plan) => ${ruleCall})` : ruleCall
  const parameters = [
    input.length > 0 ? `{ ${input.join(', ')} }` : '_input',
    ...(context.length > 0 ? [`{ ${context.join(', ')} }`] : []),
  ].join(', ')
  const inPath = passed
    .filter(({ expression }) => /^path\b/.test(expression))
    .map(({ expression }) => expression)
  const bound = [`'${id}'`, ...inPath, ...(passed.some(({ name }) => name === 'query') ? ['query'] : [])]
  const body = isList
    ? `paginate(query, [${bound.join(', ')}], (page) => ${call})`
    : success.mediaType === undefined
      ? `{\n  await ${call}\n  return { status: ${success.status} }\n}`
      : `({ status: ${success.status}, body: await ${call} })`
  const area = contractName === 'openapi' ? 'api' : contractName
  const handlers = `${area[0]?.toUpperCase()}${area.slice(1)}Handlers`
  return {
    imports: [
      { from: relative(dirname(place.handler), place.domain), names: [], as: rule },
      { from: `../../http/contexts/${area === 'api' ? 'call' : area}-context.ts`, names: [handlers] },
    ],
    code: `export const ${id}: ${handlers}['${id}'] = ${isList ? '' : 'async '}(${parameters}) => ${body}`,
  }
}

/** Appends the handler to the file, and adds its imports. */
export function withHandler(text: string, { imports, code }: HandlerCode): string {
  const imported = imports.reduce((changed, { from, names, as }) => {
    if (as) return `import * as ${as} from '${from}'\n${changed}`
    const line = new RegExp(`import type \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'`)
    const present = line.exec(changed)?.[1]
    const listed = present?.split(',').map((name) => name.trim()) ?? []
    const all = [...new Set([...listed, ...names])].filter(Boolean).sort().join(', ')
    const statement = `import type { ${all} } from '${from}'`
    return present ? changed.replace(line, statement) : `${statement}\n${changed}`
  }, text)
  return `${imported.trimEnd()}\n\n${code}\n`
}
