import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  checkUrl,
  guardedLookup,
  isPublicAddress,
  UnsafeUrlError,
  type Lookup,
} from '../../src/delivery/address-guard.ts'
import { guardedConnector } from '../../src/delivery/guarded-connector.ts'
import { createSender, type Attempt } from '../../src/delivery/sender.ts'

const publicAddress = '93.184.216.34'
const resolves =
  (...addresses: string[]): Lookup =>
  () =>
    Promise.resolve(addresses)
const fails: Lookup = () =>
  Promise.reject(Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' }))

function check(url: string, lookup: Lookup = resolves(publicAddress)): Promise<URL> {
  return checkUrl(url, { allowInsecure: false, lookup })
}

describe('what is saved', () => {
  it.each([
    ['a plain one', 'https://hooks.example.com/in?x=1', 'https://hooks.example.com/in?x=1'],
    ['another port', 'https://hooks.example.com:8443/', 'https://hooks.example.com:8443/'],
    ['the lowest free port', 'https://hooks.example.com:1024/', 'https://hooks.example.com:1024/'],
    ['the usual port, spelt out', 'https://hooks.example.com:443/', 'https://hooks.example.com/'],
    ['capitals', 'HTTPS://Hooks.Example.COM/In', 'https://hooks.example.com/In'],
    ['a full name, ending in a dot', 'https://hooks.example.com./in', 'https://hooks.example.com/in'],
    ['letters beyond ASCII', 'https://bücher.example/ü', 'https://xn--bcher-kva.example/%C3%BC'],
    ['an @ in the path', 'https://hooks.example.com/@me', 'https://hooks.example.com/@me'],
    ['a public IPv4 address', 'https://93.184.216.34/', 'https://93.184.216.34/'],
    ['a public IPv6 address', 'https://[2606:4700::1111]:8443/', 'https://[2606:4700::1111]:8443/'],
    [
      'a name that only contains localhost',
      'https://localhost.example.com/',
      'https://localhost.example.com/',
    ],
    [
      'just not too long',
      `https://hooks.example.com/${'a'.repeat(2022)}`,
      `https://hooks.example.com/${'a'.repeat(2022)}`,
    ],
  ])('accepts %s', async (_title, url, stored) => {
    expect((await check(url)).href).toBe(stored)
  })

  it.each<[title: string, url: string, reason?: string]>([
    // The scheme, and what is no URL at all.
    ['http', 'http://hooks.example.com/', 'the URL must begin with https:// and a host'],
    ['ftp', 'ftp://hooks.example.com/'],
    ['a file', 'file:///etc/passwd'],
    ['data', 'data:text/plain,x'],
    ['gopher', 'gopher://hooks.example.com:8443/_x'],
    ['javascript', 'javascript:alert(1)'],
    ['no scheme', 'hooks.example.com/in'],
    ['no scheme but slashes', '//hooks.example.com/in'],
    ['nothing', ''],
    ['no host', 'https://'],
    ['no host but a path', 'https:///in'],
    ['no slashes', 'https:hooks.example.com'],
    ['one slash', 'https:/hooks.example.com'],
    ['three slashes and credentials', 'https:///me:secret@hooks.example.com/'],
    ['backslashes', 'https:\\\\hooks.example.com\\in'],
    ['a backslash that moves the host', 'https://hooks.example.com\\@127.0.0.1/'],
    ['a backslash for a slash', 'https://hooks.example.com\\in'],
    ['a space before it', ' https://hooks.example.com/'],
    ['a line break in the host', 'https://hooks.exam\nple.com/'],
    ['a tab in the scheme', 'ht\ttps://hooks.example.com/'],
    ['a header smuggled in', 'https://hooks.example.com/\r\nX-Evil: 1'],
    ['a NUL', 'https://hooks.example.com/\0'],
    ['a no-break space', 'https://hooks.example.com/\u00a0'],
    ['a space in the host', 'https://hooks example.com/'],
    ['an escaped slash in the host', 'https://hooks.example.com%2f@127.0.0.1/'],
    ['too long', `https://hooks.example.com/${'a'.repeat(2023)}`, 'the URL is longer than 2,048 characters'],
    ['too long, though not once it is tidied', `https://hooks.example.com/${'a/../'.repeat(500)}`],
    ['too long once escaped', `https://hooks.example.com/${'ü'.repeat(1000)}`],
    // Credentials, fragment, port.
    ['a user', 'https://me@hooks.example.com/', 'the URL must not carry a user name or password'],
    ['a user and a password', 'https://me:secret@hooks.example.com/'],
    ['an empty user', 'https://@hooks.example.com/'],
    ['an empty user and password', 'https://:@hooks.example.com/'],
    ['a host posing as a user', 'https://hooks.example.com@127.0.0.1/'],
    ['a fragment', 'https://hooks.example.com/#in', 'the URL must not have a fragment (#)'],
    ['an empty fragment', 'https://hooks.example.com/#'],
    ['a fragment that hides the host', 'https://127.0.0.1#@hooks.example.com/'],
    ['port 22', 'https://hooks.example.com:22/', 'the port must be 443, or 1024 or above'],
    ['port 80', 'https://hooks.example.com:80/'],
    ['port 1023', 'https://hooks.example.com:1023/'],
    ['port 0', 'https://hooks.example.com:0/'],
    ['port 65536', 'https://hooks.example.com:65536/'],
    ['a port in words', 'https://hooks.example.com:https/'],
    // Names.
    ['localhost', 'https://localhost/', 'localhost is not public'],
    ['localhost with a port', 'https://localhost:8443/'],
    ['localhost in capitals', 'https://LOCALHOST/'],
    ['localhost with a dot', 'https://localhost./'],
    ['a name under localhost', 'https://hooks.localhost/'],
    ['a name under localhost with a dot', 'https://hooks.localhost./'],
    ['localhost in circled letters', 'https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/'],
    ['localhost with a soft hyphen', 'https://local\u00adhost/'],
    ['localhost, escaped', 'https://%6c%6fcalhost/'],
    ['two dots in a name', 'https://hooks..example.com/', 'the host name is not valid'],
    ['two dots at its end', 'https://hooks.example.com../'],
    ['a dot first', 'https://.example.com/'],
    ['a label of 64 letters', `https://${'a'.repeat(64)}.example.com/`],
    ['a name of 254 letters', `https://${'a.'.repeat(125)}info/`],
    ['a hyphen first', 'https://-hooks.example.com/'],
    ['shell syntax as a name', 'https://$(id).example.com/'],
    // One address in every spelling.
    ['127.0.0.1', 'https://127.0.0.1/', 'the address 127.0.0.1 is not public'],
    ['127.0.0.1 with a port', 'https://127.0.0.1:8443/'],
    ['127.0.0.1 with a dot', 'https://127.0.0.1./'],
    ['127.0.0.1 with two dots', 'https://127.0.0.1../'],
    ['127.0.0.1 as one number', 'https://2130706433/', 'the address 127.0.0.1 is not public'],
    ['127.0.0.1 in hex', 'https://0x7f000001/'],
    ['127.0.0.1 in hex parts', 'https://0x7f.0x0.0x0.0x1/'],
    ['127.0.0.1 in octal', 'https://017700000001/'],
    ['127.0.0.1 in octal parts', 'https://0177.0.0.01/'],
    ['127.0.0.1 in two parts', 'https://127.1/'],
    ['127.0.0.1 in three parts', 'https://127.0.1/'],
    ['127.0.0.1 in mixed parts', 'https://0x7f.1/'],
    ['127.0.0.1 in wide digits', 'https://１２７.０.０.１/'],
    ['127.0.0.1 with wide dots', 'https://127。0。0。1/'],
    ['127.0.0.1 in circled digits', 'https://①②⑦.⓪.⓪.①/'],
    ['127.0.0.1, escaped', 'https://%31%32%37.0.0.1/'],
    ['127.0.0.1 in IPv6', 'https://[::ffff:127.0.0.1]/', 'the address ::ffff:7f00:1 is not public'],
    ['127.0.0.1 in IPv6, in hex', 'https://[::ffff:7f00:1]/'],
    ['127.0.0.1 in IPv6, at length', 'https://[0000:0000:0000:0000:0000:ffff:7f00:0001]/'],
    ['127.0.0.1, IPv4-compatible', 'https://[::127.0.0.1]/'],
    ['127.0.0.1, IPv4-translated', 'https://[::ffff:0:127.0.0.1]/'],
    ['127.0.0.1 by NAT64', 'https://[64:ff9b::127.0.0.1]/'],
    ['127.0.0.1 by 6to4', 'https://[2002:7f00:1::1]/'],
    ['0', 'https://0/'],
    ['0.0.0.0', 'https://0.0.0.0/'],
    ['::', 'https://[::]/'],
    ['::1', 'https://[::1]/'],
    ['::1 with a zone', 'https://[::1%25lo]/'],
    ['a link-local address with a zone', 'https://[fe80::1%25eth0]/'],
    ['too many parts', 'https://1.2.3.4.5/'],
    ['a part beyond 255', 'https://256.1.1.1/'],
    ['a number beyond 32 bits', 'https://4294967296/'],
    ['the metadata service', 'https://169.254.169.254/latest/meta-data'],
    ['the metadata service as one number', 'https://2852039166/'],
    ['the metadata service in IPv6', 'https://[::ffff:169.254.169.254]/'],
    ['the metadata service of AWS in IPv6', 'https://[fd00:ec2::254]/'],
    ['the metadata service of Azure', 'https://168.63.129.16:32526/'],
  ])('refuses %s', async (_title, url, reason) => {
    const refusal: unknown = await check(url).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(UnsafeUrlError)
    if (reason !== undefined) expect((refusal as Error).message).toBe(reason)
  })

  const spelling = fc.constantFrom(
    (part: number) => String(part),
    (part: number) => `0x${part.toString(16)}`,
    (part: number) => `0${part.toString(8)}`,
  )

  it('refuses a private address however its parts are spelt and joined', async () => {
    const firstOctet = fc.constantFrom(0, 10, 127, 224, 240, 255)
    const rest = fc.integer({ min: 0, max: 0xff_ffff })
    await fc.assert(
      fc.asyncProperty(
        firstOctet,
        rest,
        fc.array(spelling, { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 1, max: 4 }),
        async (first, low, [a, b, c, d], parts) => {
          const octets = [first, low >>> 16, (low >>> 8) & 255]
          const last = (first * 2 ** 24 + low) % 2 ** (8 * (5 - parts))
          const host = [...octets.slice(0, parts - 1), last]
            .map((part, i) => [a, b, c, d][i]?.(part))
            .join('.')
          await expect(check(`https://${host}/`)).rejects.toThrow('is not public')
        },
      ),
    )
  })

  it('says that a name does not resolve', async () => {
    await expect(check('https://nowhere.example.com/', fails)).rejects.toThrow('the name does not resolve')
    await expect(check('https://nowhere.example.com/', resolves())).rejects.toThrow(
      'the name does not resolve',
    )
  })

  it.each([
    ['a private address', ['10.0.0.1']],
    ['a public and a private address', [publicAddress, '192.168.1.1']],
    ['a private address that comes last of many', [...Array<string>(20).fill(publicAddress), '127.0.0.1']],
    ['a public IPv4 and a local IPv6 address', [publicAddress, '::1']],
    ['an IPv6 address with a zone', ['fe80::1%eth0']],
    ['something that is no address', ['010.0.0.1']],
  ])('refuses a name with %s, and does not tell which', async (_title, addresses) => {
    await expect(check('https://hooks.example.com/', resolves(...addresses))).rejects.toThrow(
      new UnsafeUrlError('the name resolves to an address that is not public'),
    )
  })

  it('resolves a literal address by no name server', async () => {
    const lookup = vi.fn(fails)
    await check('https://93.184.216.34/', lookup)
    expect(lookup).not.toHaveBeenCalled()
  })

  describe('with WEBHOOKS_ALLOW_INSECURE', () => {
    const insecure = { allowInsecure: true, lookup: fails }

    it.each(['http://127.0.0.1:9/', 'https://localhost:444/'])('any port is accepted: %s', async (url) => {
      expect((await checkUrl(url, insecure)).href).toBe(url)
    })

    it.each([
      'http://127.0.0.1:3000/',
      'http://localhost/in',
      'http://receiver/',
      'https://[::1]/',
      'http://10.0.0.1/',
    ])('accepts %s', async (url) => expect((await checkUrl(url, insecure)).href).toBe(url))

    it.each(['http://me:secret@localhost/', 'http://localhost/#x', 'ftp://localhost/', 'x'])(
      'refuses %s',
      async (url) => expect(checkUrl(url, insecure)).rejects.toThrow(UnsafeUrlError),
    )
  })
})

describe('isPublicAddress', () => {
  it.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '::ffff:8.8.8.8',
    '2001:4860:4860::8888',
    '2606:4700::1111',
    '2a00:1450:4001:81b::200e',
  ])('is so for %s', (address) => expect(isPublicAddress(address)).toBe(true))

  it.each([
    ['this network', '0.0.0.1'],
    ['private', '10.255.255.255'],
    ['carrier-grade NAT', '100.64.0.0'],
    ['carrier-grade NAT, with a metadata service', '100.100.100.200'],
    ['loopback', '127.255.255.254'],
    ['link-local', '169.254.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['IETF protocol assignments', '192.0.0.192'],
    ['documentation', '192.0.2.1'],
    ['AS112', '192.31.196.1'],
    ['AMT', '192.52.193.1'],
    ['6to4 relay', '192.88.99.1'],
    ['private', '192.168.0.1'],
    ['AS112', '192.175.48.1'],
    ['benchmarking', '198.18.0.1'],
    ['benchmarking', '198.19.255.255'],
    ['documentation', '198.51.100.1'],
    ['documentation', '203.0.113.1'],
    ['multicast', '224.0.0.1'],
    ['multicast', '239.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['IPv4-compatible', '::8.8.8.8'],
    ['IPv4-compatible, in hex', '::808:808'],
    ['IPv4-compatible, at length', '0:0:0:0:0:0:8.8.8.8'],
    ['IPv4-mapped', '::ffff:10.0.0.1'],
    ['IPv4-translated', '::ffff:0:8.8.8.8'],
    ['NAT64', '64:ff9b::8.8.8.8'],
    ['local NAT64', '64:ff9b:1::1'],
    ['discard', '100::1'],
    ['Teredo', '2001::1'],
    ['benchmarking', '2001:2::1'],
    ['AMT', '2001:3::1'],
    ['AS112', '2001:4:112::1'],
    ['ORCHID', '2001:10::1'],
    ['ORCHIDv2', '2001:20::1'],
    ['documentation', '2001:db8::1'],
    ['6to4', '2002:808:808::1'],
    ['AS112', '2620:4f:8000::1'],
    ['documentation', '3fff::1'],
    ['not given out', '4000::1'],
    ['segment routing', '5f00::1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fdff::1'],
    ['link-local', 'fe80::1'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['no address', 'hooks.example.com'],
    ['no address', ''],
    ['no address: octal', '010.0.0.1'],
    ['no address: a number', '134744072'],
  ])('is not so for %s: %s', (_title, address) => expect(isPublicAddress(address)).toBe(false))
})

describe('what is dialled', () => {
  const patience = { timeout: 60_000 }

  it('is what was checked: all of it, or its first', () => {
    const lookup = vi.fn(resolves(publicAddress, '2606:4700::1111'))
    const dial = guardedLookup({ allowInsecure: false, lookup })
    const all = vi.fn()
    dial('hooks.example.com', { all: true }, all)
    const one = vi.fn()
    dial('hooks.example.com', {}, one)
    return vi.waitFor(() => {
      expect(all).toHaveBeenCalledExactlyOnceWith(null, [
        { address: publicAddress, family: 4 },
        { address: '2606:4700::1111', family: 6 },
      ])
      expect(one).toHaveBeenCalledExactlyOnceWith(null, publicAddress, 4)
      expect(lookup).toHaveBeenCalledTimes(2)
    }, patience)
  })

  it('is at most four addresses of a name', () => {
    const callback = vi.fn()
    guardedLookup({ allowInsecure: false, lookup: resolves(...Array<string>(1000).fill(publicAddress)) })(
      'hooks.example.com',
      { all: true },
      callback,
    )
    return vi.waitFor(() => expect(callback.mock.lastCall?.[1]).toHaveLength(4), patience)
  })

  it.each([
    [
      'a literal address',
      (port: number) => `https://127.0.0.1:${port}/`,
      'the address 127.0.0.1 is not public',
    ],
    [
      'a literal IPv6 address',
      (port: number) => `https://[::ffff:7f00:1]:${port}/`,
      'the address ::ffff:7f00:1',
    ],
    ['localhost', (port: number) => `https://localhost:${port}/`, 'localhost is not public'],
    ['http', (port: number) => `http://hooks.example.com:${port}/`, 'the URL must begin with https://'],
  ])('never is %s, whatever was saved', async (_title, url, reason) => {
    const target = await startTarget()
    const attempt = await send(url(target.port), resolves(publicAddress))
    expect(attempt).toMatchObject({ status: null, error: expect.stringContaining(reason) as string })
    expect(target.connections()).toBe(0)
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '169.254.169.254'])(
    'is never %s, which Node does not look up',
    async (hostname) => {
      const target = await startTarget()
      const options = { allowInsecure: false, timeoutMillis: 5000, lookup: resolves(publicAddress) }
      const port = String(target.port)
      const outcome = Promise.withResolvers<unknown>()
      guardedConnector(options)({ hostname, host: hostname, protocol: 'http:', port }, (error, socket) => {
        socket?.destroy()
        outcome.resolve(error)
      })
      expect(await outcome.promise).toEqual(new UnsafeUrlError(`the address ${hostname} is not public`))
      expect(target.connections()).toBe(0)
    },
  )

  it('is refused when the name has come to mean another address since it was saved', async () => {
    const target = await startTarget()
    const lookup = vi.fn<Lookup>().mockResolvedValueOnce([publicAddress]).mockResolvedValue(['127.0.0.1'])
    const url = await check(`https://rebound.example.com:${target.port}/`, lookup)
    expect(await send(url.href, lookup)).toMatchObject({
      status: null,
      error: 'the name resolves to an address that is not public',
    })
    expect(lookup).toHaveBeenCalledTimes(2)
    expect(target.connections()).toBe(0)
  })

  it('is refused when one address of several is private', async () => {
    const target = await startTarget()
    const lookup = resolves('127.0.0.1', publicAddress)
    const attempt = await send(`https://hooks.example.com:${target.port}/`, lookup)
    expect(attempt.error).toBe('the name resolves to an address that is not public')
    expect(target.connections()).toBe(0)
  })
})

async function send(url: string, lookup: Lookup): Promise<Attempt> {
  const sender = createSender({ allowInsecure: false, timeoutSeconds: 5, lookup })
  onTestFinished(() => sender.close(0))
  const attempt = await sender.send({ url, headers: {}, body: '{}' })
  if (!attempt) throw new Error('the attempt was cut off')
  return attempt
}

/** A server in here that nobody may reach. */
async function startTarget(): Promise<{ port: number; connections(): number }> {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, connections: () => connections }
}
