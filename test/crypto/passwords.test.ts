import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '../../src/crypto/passwords.ts'
import { isHashOf } from '../support/world/passwords.ts'

test('a hash contains its parameters, and two hashes of a password differ', async () => {
  const [one, other] = await Promise.all([hashPassword('secret'), hashPassword('secret')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(other)
})

test('a stored hash is the argon2id hash of its password, and of no other', async () => {
  const hash = await hashPassword('pässword 😀')
  expect(isHashOf(hash, 'pässword 😀')).toBe(true)
  for (const wrong of ['', 'pässword', 'Pässword 😀', 'pässword 😀 ']) {
    expect(isHashOf(hash, wrong), wrong).toBe(false)
  }
})

test('hashes have the format of the reference implementation', () => {
  // From the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(isHashOf(hash, 'password')).toBe(true)
})

test.each(['m=19456,t=400000000,p=1', 'm=4294967295,t=2,p=1', 'm=19456,t=2,p=200', 'm=19457,t=1,p=1'])(
  'a stored hash with the parameters %s is refused before it is computed',
  async (settings) => {
    const hash = (await hashPassword('secret')).replace(/m=[^$]+/, settings)
    await expect(verifyPassword('secret', hash)).rejects.toThrow('unsupported format or cost parameters')
  },
)

test('a password matches its own hash, and no password matches a missing one', async () => {
  expect(await verifyPassword('secret', await hashPassword('secret'))).toBe(true)
  expect(await verifyPassword('secret', null)).toBe(false)
})
