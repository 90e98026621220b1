import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { newSigningSecret } from '../../src/crypto/signing-secret.ts'
import { signatureHeader } from '../../src/delivery/signature.ts'
import { installGenerators, requireInstalled } from './generators.ts'

interface StripeSdk {
  webhooks: {
    constructEvent(
      body: string | Buffer,
      header: string,
      secret: string,
      tolerance?: number,
      cryptoProvider?: undefined,
      receivedAt?: number,
    ): unknown
    signature: { verifyHeader(body: string, header: string, secret: string, tolerance: number): boolean }
  }
}

interface Vector {
  name: string
  valid: boolean
  secrets: string[]
  header: string
  body: string
  now: number
}

const { tolerance_seconds, vectors } = JSON.parse(readFileSync('spec/webhook-vectors.json', 'utf8')) as {
  tolerance_seconds: number
  vectors: Vector[]
}
const installed = await installGenerators()

describe.skipIf(!installed)("Stripe's SDK", () => {
  const { webhooks } = installed ? (requireInstalled('stripe') as StripeSdk) : ({} as StripeSdk)

  it.each(vectors)(
    'Stripe’s SDK agrees with the published verdict: $name',
    ({ name, valid, header, body, secrets, now }) => {
      const accepted = secrets.some((secret) => accepts(header, body, secret, now))
      // Stripe's SDK refuses only old timestamps.
      expect(accepted).toBe(valid || name === '301 s in the future')
    },
  )

  function accepts(header: string, body: string, secret: string, now: number): boolean {
    try {
      webhooks.constructEvent(Buffer.from(body), header, secret, tolerance_seconds, undefined, now * 1000)
      return true
    } catch {
      return false
    }
  }

  it('Stripe’s SDK accepts a delivery as sent, even during a rotation', () => {
    const [old, fresh] = [newSigningSecret(), newSigningSecret()]
    const { body = '' } = vectors.find(({ name }) => name === 'event') ?? {}
    const header = signatureHeader([fresh, old], body, new Date())
    for (const secret of [old, fresh]) {
      expect(webhooks.constructEvent(body, header, secret)).toEqual(JSON.parse(body))
      expect(webhooks.signature.verifyHeader(body, header, secret, 300)).toBe(true)
    }
    expect(() => webhooks.constructEvent(`${body} `, header, fresh)).toThrow()
  })
})
