/**
 * Returns the named fields as they are after a change: undefined keeps the stored value, null clears it. The fields are
 * named one by one, since a body may also contain fields of other operations, which must not be written.
 */
export function merged<Stored extends object, Name extends keyof Stored>(
  stored: Stored,
  given: { [Field in Name]: Stored[Field] | undefined },
): Pick<Stored, Name> {
  const names = Object.keys(given) as Name[]
  const fields = names.map((name) => [name, given[name] === undefined ? stored[name] : given[name]])
  return Object.fromEntries(fields) as Pick<Stored, Name>
}
