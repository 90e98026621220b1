import { randomBytes } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'

/**
 * Reads the secret in a file, or creates one that only the owner may read. Processes that start together use the same
 * secret: the first to link its temporary file to the name wins.
 */
export async function readOrCreateSecret(path: string): Promise<string> {
  const existing = await readSecret(path)
  if (existing !== undefined) return existing

  await writeSecret(path, randomBytes(32).toString('base64url'))
  return readOrCreateSecret(path)
}

/** Writes the complete file, and never replaces an existing file. */
export async function writeSecret(path: string, secret: string): Promise<void> {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    const file = await open(draft, 'wx', 0o600)
    await file.writeFile(`${secret}\n`)
    await file.sync()
    await file.close()
    await link(draft, path).catch(ignoreCode('EEXIST'))
  } finally {
    await rm(draft, { force: true })
  }
}

export async function readSecret(path: string): Promise<string | undefined> {
  return (await readFile(path, 'utf8').catch(ignoreCode('ENOENT')))?.trim()
}

function ignoreCode(code: string): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (error.code !== code) throw error
    return undefined
  }
}
