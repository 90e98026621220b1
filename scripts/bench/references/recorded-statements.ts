/* The SQL that the two servers with the same rows have in common. */

/**
 * Builds an update that also returns the names of the fields that it changes. PostgreSQL 18 knows the old row.
 * @param first the number of the first field's parameter, after the workspace, the id and the instant
 */
export function updateChanged(names: readonly string[], first: number): string {
  const fields = names.map((name, i) => ({ name, value: `$${i + first}` }))
  const set = fields.map(({ name, value }) => `${name} = ${value}, `).join('')
  const differs = fields.map(({ name, value }) => `${name} is distinct from ${value}`).join(' or ') || 'false'
  const changed = names.map((name) => `case when old.${name} is distinct from new.${name} then '${name}' end`)
  return `update tasks
    set ${set} updated_at = case when ${differs} then greatest(updated_at, $3) else updated_at end
    where workspace_id = $1 and id = $2 and visible
    returning new.*, array_remove(array[${changed.join()}]::text[], null) as changed`
}

/** Puts the card into a reply's JSON. No string in JSON can hold the text that is replaced: quotes are escaped. */
export const replyWithCard = `replace($18, '"card":null',
  '"card":' || json_build_object('id', id, 'name', name, 'is_done', is_done))`
