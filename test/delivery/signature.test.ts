import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newSigningSecret, signatureHeader, verifySignature } from '../../src/delivery/signature.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const at = new Date('2026-11-21T12:00:00.900Z')
const t = 1795262400
const body = '{"id":"evt_1","name":"Zoë"}'

function later(seconds: number): Date {
  return new Date((t + seconds) * 1000)
}

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
    const header = signatureHeader([secret], bytes, at)
    expect(verifySignature(header, bytes, [secret], at)).toBe(true)
    expect(verifySignature(header, bytes.toString('utf8'), [secret], at)).toBe(false)
  })

  it('refuses to send a delivery unsigned', () => {
    expect(() => signatureHeader([], body, at)).toThrow()
  })
})

describe('verifySignature', () => {
  const header = signatureHeader([secret], body, at)
  const v1 = header.slice(header.indexOf('v1='))

  it('accepts a match of any secret with any v1', () => {
    const [old, fresh] = [newSigningSecret(), newSigningSecret()]
    const both = signatureHeader([fresh, old], body, at)
    expect(verifySignature(both, body, [old], at)).toBe(true)
    expect(verifySignature(both, body, [fresh], at)).toBe(true)
    expect(verifySignature(both, body, [secret, old], at)).toBe(true)
    expect(verifySignature(both, body, [secret], at)).toBe(false)
  })

  it.each([
    ['at once', 0, true],
    ['300 s later', 300, true],
    ['301 s later', 301, false],
    ['by a clock 300 s behind', -300, true],
    ['by a clock 301 s behind', -301, false],
  ])('checks the time: %s', (_title, seconds, accepted) => {
    expect(verifySignature(header, body, [secret], later(seconds))).toBe(accepted)
  })

  it('takes another tolerance', () => {
    expect(verifySignature(header, body, [secret], later(11), 10)).toBe(false)
    expect(verifySignature(header, body, [secret], later(301), 600)).toBe(true)
  })

  it('leaves entries of other names aside', () => {
    expect(verifySignature(`${header},v2=abc,v0=x`, body, [secret], at)).toBe(true)
  })

  it.each([
    ['another body', header, `${body} `],
    ['a moved time', header.replace(`t=${t}`, `t=${t + 1}`), body],
    ['an empty header', '', body],
    ['no time', v1, body],
    ['two times', `t=${t},${header}`, body],
    ['a time that is no number', header.replace(`t=${t}`, 't=NaN'), body],
    ['an empty time', header.replace(`t=${t}`, 't='), body],
    ['a time in exponents', header.replace(`t=${t}`, 't=1.795262400e9'), body],
    ['a time with a leading zero', header.replace(`t=${t}`, `t=0${t}`), body],
    ['a negative time', header.replace('t=', 't=-'), body],
    ['no signature', `t=${t}`, body],
    ['an empty signature', `t=${t},v1=`, body],
    ['a shortened signature', header.slice(0, -2), body],
    ['a lengthened signature', `${header}00`, body],
    ['a signature that is not hex', `t=${t},v1=${'zz'.repeat(32)}`, body],
    ['a broken signature beside a good one', `${header},v1=00`, body],
    ['spaces', header.replace(',', ', '), body],
    ['something without a name', `${header},x`, body],
    ['a v2 in place of the v1', header.replace('v1=', 'v2='), body],
    ['ten thousand signatures', `t=${t}${`,v1=${'0'.repeat(64)}`.repeat(10_000)},${v1}`, body],
  ])('refuses %s', (_title, given, bytes) => {
    expect(verifySignature(given, bytes, [secret], at)).toBe(false)
  })

  it('never takes an empty secret for a key, nor no secret for agreement', () => {
    expect(verifySignature(signatureHeader([''], body, at), body, [''], at)).toBe(false)
    expect(verifySignature(header, body, [], at)).toBe(false)
  })
})
