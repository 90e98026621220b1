import type { ApiKey } from '../domain/api-keys/find-key.ts'

/** What `make` makes of a key, made once: most requests come with a key of the cache. */
export function perKey<Value>(make: (key: ApiKey) => Value): (key: ApiKey) => Value {
  const made = new WeakMap<ApiKey, Value>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
