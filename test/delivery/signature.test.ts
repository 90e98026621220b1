import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newSigningSecret } from '../../src/crypto/signing-secret.ts'
import { signatureHeader } from '../../src/delivery/signature.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const at = new Date('2026-11-21T12:00:00.900Z')
const t = 1795262400
const body = '{"id":"evt_1","name":"Zoë"}'

describe('newSigningSecret', () => {
  it('is whsec_ and 32 random bytes in base64', () => {
    const made = newSigningSecret()
    expect(made).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(Buffer.from(made.slice(6), 'base64')).toHaveLength(32)
    expect(newSigningSecret()).not.toBe(made)
  })
})

describe('signatureHeader', () => {
  it('signs t, a dot and the raw body with the whole secret as key', () => {
    const hex = createHmac('sha256', Buffer.from(secret, 'utf8')).update(`${t}.${body}`, 'utf8').digest('hex')
    expect(signatureHeader([secret], body, at)).toBe(`t=${t},v1=${hex}`)
  })

  it('stays as it is for a body and secret known from before', () => {
    expect(signatureHeader([secret], body, at)).toBe(
      `t=${t},v1=73e0271a587c1d26be0fe63526904bf97a16c12c613b13868cfa07e1a05728f0`,
    )
  })

  it('has one v1 for each secret, after the one t', () => {
    expect(signatureHeader([secret, newSigningSecret()], body, at)).toMatch(
      /^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/,
    )
  })

  it('signs bytes that are not UTF-8 as they are', () => {
    const bytes = Buffer.from([0xff, 0x00, 0xc3])
    const hex = createHmac('sha256', secret).update(`${t}.`).update(bytes).digest('hex')
    expect(signatureHeader([secret], bytes, at)).toBe(`t=${t},v1=${hex}`)
  })

  it('refuses to send a delivery unsigned', () => {
    expect(() => signatureHeader([], body, at)).toThrow()
  })
})
