import { expect, test } from 'vitest'
import { UnsafeUrlError } from '../../src/delivery/address-guard.ts'
import { describeFailure, TimedOutError } from '../../src/delivery/failure.ts'
import { explainFailure } from '../../src/web/pages/deliveries/explain-failure.ts'

const withCode = (code: string): Error => Object.assign(new Error('secret detail'), { code })

test.each([
  ['DNS', new UnsafeUrlError('the name does not resolve')],
  ['DNS', new UnsafeUrlError('the name resolves to an address that is not public')],
  ['DNS', new UnsafeUrlError('the address 127.0.0.1 is not public')],
  ['URL', new UnsafeUrlError('the port must be 443, or 1024 or above')],
  ['Timeout', new TimedOutError(10)],
  ['Timeout', withCode('ETIMEDOUT')],
  ['Timeout', withCode('UND_ERR_CONNECT_TIMEOUT')],
  ['Connection refused', withCode('ECONNREFUSED')],
  ['Connection reset', withCode('ECONNRESET')],
  ['Connection closed', withCode('UND_ERR_SOCKET')],
  ['Unreachable', withCode('EHOSTUNREACH')],
  ['Invalid response', withCode('UND_ERR_HEADERS_OVERFLOW')],
  ['Invalid response', withCode('UND_ERR_RES_CONTENT_LENGTH_MISMATCH')],
  ['TLS', withCode('DEPTH_ZERO_SELF_SIGNED_CERT')],
  ['TLS', withCode('ERR_TLS_CERT_ALTNAME_INVALID')],
  ['TLS', withCode('CERT_HAS_EXPIRED')],
  ['TLS', withCode('CERT_NOT_YET_VALID')],
  ['TLS', withCode('UNABLE_TO_VERIFY_LEAF_SIGNATURE')],
  ['TLS', withCode('CERT_SIGNATURE_FAILURE')],
  ['TLS', withCode('EPROTO')],
  ['Invalid response', withCode('ERR_ASSERTION')],
  ['Invalid response', Object.assign(withCode('UND_ERR_SOCKET'), { message: 'bad upgrade' })],
  ['Failed', withCode('ENOBODYKNOWS')],
])('the cause %s explains %o', (cause, failure) => {
  const explained = explainFailure({ status: null, error: describeFailure(failure) })
  expect(explained).toMatchObject({ cause, what: expect.stringMatching(/^\S.*\.$/) })
  expect(explained?.tries).not.toHaveLength(0)
})

test.each([301, 400, 401, 404, 410, 418, 429, 500, 502, 504, 599])('the status %d is explained', (status) => {
  const explained = explainFailure({ status, error: status < 400 ? 'redirects are not followed' : null })
  expect(explained?.what).toContain(String(status))
  expect(explained?.tries).not.toHaveLength(0)
})

test.each([
  [304, 'does not acknowledge'],
  [600, 'not a valid HTTP status'],
  [999, 'not a valid HTTP status'],
])('the status %d is not explained as a redirect or a failure of the receiver', (status, words) => {
  const explained = explainFailure({ status, error: null })
  expect(explained).toMatchObject({ cause: `Status ${status}`, what: expect.stringContaining(words) })
})

test('an incomplete response is not a success', () => {
  const explained = explainFailure({ status: 200, error: describeFailure(new TimedOutError(10)) })
  expect(explained).toMatchObject({ cause: 'Timeout', what: expect.stringContaining('was not complete') })
})

test('a successful delivery and one that was never attempted need no explanation', () => {
  expect(explainFailure({ status: 204, error: null })).toBeUndefined()
  expect(explainFailure({ status: null, error: null })).toBeUndefined()
})
