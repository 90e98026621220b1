import { readConfig } from '../../../src/config.ts'

/** Returns the names of the environment variables that the server reads. */
export function variablesRead(): Set<string> {
  const names = new Set<string>()
  readConfig(new Proxy({}, { get: (_env, name) => void names.add(String(name)) }))
  return names
}
