import type { ParameterObject, SchemaObject } from '../../contract/document.ts'
import { schemaName } from './contract.ts'

/** Schemas by name. */
export type Schemas = Readonly<Record<string, SchemaObject>>

/** Describes the fields of an object as a Markdown list, with the fields of unnamed objects nested. */
export function describeFields(
  { properties = {}, required = [] }: SchemaObject,
  schemas: Schemas,
  indent = '',
): string {
  return Object.entries(properties)
    .map(([name, schema]) => {
      const named = schemas[schemaName(schema) ?? '']
      const value = named && isPlainValue(named) ? named : undefined
      const line = describe(name, schema, required.includes(name), indent, value)
      const inner = fieldsOf(schema)
      return inner ? `${line}\n${describeFields(inner, schemas, `${indent}  `)}` : line
    })
    .join('\n')
}

/** Describes the type and the limits of a value that has no fields; nothing for other schemas. */
export const describeValue = (schema: SchemaObject): string | undefined =>
  isPlainValue(schema) ? [typeOf(schema), ...limitsOf(schema)].join(' · ') : undefined

const isPlainValue = ({ $ref, properties, enum: values, oneOf, anyOf, allOf }: SchemaObject): boolean =>
  ($ref ?? properties ?? values ?? oneOf ?? anyOf ?? allOf) === undefined

/** Describes parameters as a Markdown list. */
export const describeParameters = (parameters: readonly ParameterObject[]): string =>
  parameters
    .map(({ name, schema, required, description }) =>
      describe(
        name,
        { ...schema, description: description ?? schema.description ?? '' },
        required ?? false,
        '',
      ),
    )
    .join('\n')

/** @param value the value that the schema refers to, whose type and limits are described with its name */
function describe(
  name: string,
  schema: SchemaObject,
  isRequired: boolean,
  indent: string,
  value?: SchemaObject,
): string {
  const type = value ? `${typeOf(schema)}, ${typeOf(value)}` : typeOf(schema)
  const facts = [type, isRequired ? '**required**' : 'optional', ...limitsOf(value ?? schema)]
  const words = schema.description?.trim().replaceAll('\n', `\n${indent}  `)
  return `${indent}- **\`${name}\`** ${facts.join(' · ')}${words ? `  \n${indent}  ${words}` : ''}`
}

/** Returns the schema whose fields are nested below a field: its schema, or that of its items. */
function fieldsOf(schema: SchemaObject): SchemaObject | undefined {
  if (schema.properties) return schema
  return schema.items?.properties ? schema.items : undefined
}

/** Names a type in Markdown, such as `string or null`, with links to schemas. */
export function typeOf(schema: SchemaObject): string {
  const name = schemaName(schema)
  if (name !== undefined) return `[${name}](/reference/schemas/${name})`
  const options = schema.oneOf ?? schema.anyOf
  if (options) return options.map(typeOf).join(' or ')
  if (schema.allOf) return schema.allOf.map(typeOf).join(' and ')
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ')
  return [schema.type ?? 'any value']
    .flat()
    .map((type) => nameOf(type, schema))
    .join(' or ')
}

function nameOf(type: string, { items, format }: SchemaObject): string {
  if (type === 'array') return `array of ${items ? typeOf(items) : 'any value'}`
  return type === 'string' && format !== undefined ? `string (${format})` : type
}

/** Describes limits as text. Descriptions in the contract explain patterns. */
function limitsOf({
  minLength,
  maxLength,
  minimum,
  maximum,
  maxItems,
  default: usual,
}: SchemaObject): string[] {
  const range = (least: number | undefined, most: number | undefined, unit: string): string[] => {
    if (least === undefined && most === undefined) return []
    if (most === undefined) return [`at least ${least}${unit}`]
    return [least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`]
  }
  return [
    ...range(minLength, maxLength, ' characters'),
    ...range(minimum, maximum, ''),
    ...range(undefined, maxItems, ' items'),
    ...(usual === undefined ? [] : [`default \`${JSON.stringify(usual)}\``]),
  ]
}
