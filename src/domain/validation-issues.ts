import type { Validator } from './validate-body.ts'

/** Which rules failed where. Ajv's own issues may hold a value of the reply. */
export function issuesOf(validate: Validator | null, root = ''): { path: string; rule: string }[] {
  return (validate?.errors ?? []).map(({ instancePath, schemaPath, params }) => {
    const field = (params.missingProperty ?? params.additionalProperty) as string | undefined
    const path = `${root}${instancePath}${field === undefined ? '' : `/${field}`}`
    return { path, rule: schemaPath }
  })
}
