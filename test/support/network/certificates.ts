import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Certificate {
  key: string
  cert: string
}

const installed = spawnSync('openssl', ['version']).status === 0

/**
 * True if tests that need certificates must be skipped. CI never skips them, because it installs `openssl`.
 */
export const isOpensslMissing = !installed && process.env.CI !== 'true'
if (isOpensslMissing) console.warn('skipped: tests of TLS need openssl')

/** Creates a self-signed certificate for the name. */
export function selfSigned(name: string): Certificate {
  const directory = mkdtempSync(join(tmpdir(), 'taskwire-cert-'))
  try {
    const key = join(directory, 'key.pem')
    const cert = join(directory, 'cert.pem')
    const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    const about = ['-days', '2', '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
    const { status, stderr } = spawnSync('openssl', [...args, ...about, '-keyout', key, '-out', cert])
    if (status !== 0) throw new Error(`openssl: ${stderr.toString()}`)
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } finally {
    rmSync(directory, { recursive: true })
  }
}
