import { readFileSync } from 'node:fs'
import {
  methods,
  parsePointer,
  type ContractDocument,
  type Located,
  type ParameterObject,
  type Placed,
} from './document.ts'

/** Reads a contract from the document that codegen has bundled into one file. */
export function readContract(name: 'openapi' | 'settings' | 'work'): Contract {
  const text = readFileSync(new URL(`../../generated/${name}.json`, import.meta.url), 'utf8')
  return new Contract(JSON.parse(text) as ContractDocument)
}

/** A contract: its document, with methods that list its operations and resolve its `$ref`s. */
export class Contract {
  /** The document, including the components of referenced files. */
  readonly document: ContractDocument

  constructor(document: ContractDocument) {
    this.document = document
  }

  /** Resolves a local `$ref`; returns anything else unchanged. */
  resolve<T>(value: T): T {
    return this.follow({ pointer: [], value }).value
  }

  /** Resolves a local `$ref` with its position, so that a finding names the right line. */
  follow<T>({ pointer, value }: Placed<T>): Placed<T> {
    const ref = (value as { $ref?: string } | undefined)?.$ref
    if (!ref) return { pointer, value }
    return this.follow({ pointer: parsePointer(ref), value: this.get(parsePointer(ref)) as T })
  }

  get(pointer: readonly string[]): unknown {
    return pointer.reduce<unknown>(
      (node, key) => (node as Record<string, unknown> | undefined)?.[key],
      this.document,
    )
  }

  operations(section: 'paths' | 'webhooks' = 'paths'): Located[] {
    return Object.entries(this.document[section] ?? {}).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method]
        return operation ? [{ path, method, operation, pointer: [section, path, method] }] : []
      }),
    )
  }

  parameters(located: Located): ParameterObject[] {
    return this.placedParameters(located).map(({ value }) => value)
  }

  /**
   * Returns the parameters of the path and the operation. A parameter of the operation overrides a parameter of the
   * path with the same name and location.
   */
  placedParameters({ path, operation, pointer }: Located): Placed<ParameterObject>[] {
    const listed = (parameters: ParameterObject[] = [], place: string[]): Placed<ParameterObject>[] =>
      parameters.map((value, i) => this.follow({ pointer: [...place, 'parameters', String(i)], value }))
    const own = listed(operation.parameters, pointer)
    const shared = listed(this.document.paths[path]?.parameters, ['paths', path])
    const isOverridden = ({ value }: Placed<ParameterObject>): boolean =>
      own.some((other) => other.value.name === value.name && other.value.in === value.in)
    return [...shared.filter((parameter) => !isOverridden(parameter)), ...own]
  }
}
