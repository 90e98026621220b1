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
  type DnsLookup,
} from '../../src/delivery/address-guard.ts'
import { guardedConnector } from '../../src/delivery/guarded-connector.ts'
import { createSender, type Attempt } from '../../src/delivery/sender.ts'

const publicAddress = '93.184.216.34'
const resolves =
  (...addresses: string[]): DnsLookup =>
  () =>
    Promise.resolve(addresses)
const fails: DnsLookup = () =>
  Promise.reject(Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' }))

function check(url: string, lookup: DnsLookup = resolves(publicAddress)): Promise<URL> {
  return checkUrl(url, { allowInsecure: false, lookup })
}

describe('the URL of an endpoint (product.md 13.12, 13.13)', () => {
  it.each([
    ['a plain URL', 'https://hooks.example.com/in?x=1', 'https://hooks.example.com/in?x=1'],
    ['a URL with another port', 'https://hooks.example.com:8443/', 'https://hooks.example.com:8443/'],
    [
      'a URL with the lowest unprivileged port',
      'https://hooks.example.com:1024/',
      'https://hooks.example.com:1024/',
    ],
    ['a URL with an explicit default port', 'https://hooks.example.com:443/', 'https://hooks.example.com/'],
    ['capitals', 'HTTPS://Hooks.Example.COM/In', 'https://hooks.example.com/In'],
    [
      'a fully qualified name, ending in a dot',
      'https://hooks.example.com./in',
      'https://hooks.example.com/in',
    ],
    ['a name with letters outside ASCII', 'https://bücher.example/ü', 'https://xn--bcher-kva.example/%C3%BC'],
    ['an @ in the path', 'https://hooks.example.com/@me', 'https://hooks.example.com/@me'],
    ['a public IPv4 address', 'https://93.184.216.34/', 'https://93.184.216.34/'],
    ['a public IPv6 address', 'https://[2606:4700::1111]:8443/', 'https://[2606:4700::1111]:8443/'],
    [
      'a name that only contains localhost',
      'https://localhost.example.com/',
      'https://localhost.example.com/',
    ],
    [
      'a URL of the maximum length',
      `https://hooks.example.com/${'a'.repeat(2022)}`,
      `https://hooks.example.com/${'a'.repeat(2022)}`,
    ],
  ])('the URL of an endpoint is accepted: %s', async (_title, url, stored) => {
    expect((await check(url)).href).toBe(stored)
  })

  it.each<[title: string, url: string, reason?: string]>([
    // The scheme, and text that is not a URL.
    ['http', 'http://hooks.example.com/', 'the URL must begin with https:// and a host'],
    ['ftp', 'ftp://hooks.example.com/'],
    ['a file', 'file:///etc/passwd'],
    ['data', 'data:text/plain,x'],
    ['no scheme', 'hooks.example.com/in'],
    ['nothing', ''],
    ['no host', 'https://'],
    ['one slash', 'https:/hooks.example.com'],
    ['three slashes and credentials', 'https:///me:secret@hooks.example.com/'],
    ['a backslash that moves the host', 'https://hooks.example.com\\@127.0.0.1/'],
    ['a URL after a space', ' https://hooks.example.com/'],
    ['a line break in the host', 'https://hooks.exam\nple.com/'],
    ['a header smuggled in', 'https://hooks.example.com/\r\nX-Evil: 1'],
    ['a NUL', 'https://hooks.example.com/\0'],
    [
      'a URL that is too long',
      `https://hooks.example.com/${'a'.repeat(2023)}`,
      'the URL is longer than 2,048 characters',
    ],
    ['a URL that is too long once escaped', `https://hooks.example.com/${'ü'.repeat(1000)}`],
    // Credentials, fragment, port.
    ['a user', 'https://me@hooks.example.com/', 'the URL must not carry a user name or password'],
    ['an empty user', 'https://@hooks.example.com/'],
    ['a host disguised as a user', 'https://hooks.example.com@127.0.0.1/'],
    ['a fragment', 'https://hooks.example.com/#in', 'the URL must not have a fragment (#)'],
    ['port 80', 'https://hooks.example.com:80/'],
    ['port 1023', 'https://hooks.example.com:1023/'],
    // Names.
    ['localhost', 'https://localhost/', 'localhost is not public'],
    ['localhost with a dot', 'https://localhost./'],
    ['a name under localhost', 'https://hooks.localhost/'],
    ['localhost in circled letters', 'https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/'],
    ['two dots in a name', 'https://hooks..example.com/', 'the host name is not valid'],
    ['a label of 64 letters', `https://${'a'.repeat(64)}.example.com/`],
    ['a name of 254 letters', `https://${'a.'.repeat(125)}info/`],
    // Spellings of one address.
    ['127.0.0.1', 'https://127.0.0.1/', 'the address 127.0.0.1 is not public'],
    ['127.0.0.1 as one number', 'https://2130706433/', 'the address 127.0.0.1 is not public'],
    ['127.0.0.1 in full-width digits', 'https://１２７.０.０.１/'],
    ['127.0.0.1 in circled digits', 'https://①②⑦.⓪.⓪.①/'],
    ['127.0.0.1 in IPv6', 'https://[::ffff:127.0.0.1]/', 'the address ::ffff:7f00:1 is not public'],
    ['127.0.0.1 by NAT64', 'https://[64:ff9b::127.0.0.1]/'],
    ['127.0.0.1 by 6to4', 'https://[2002:7f00:1::1]/'],
    ['0.0.0.0', 'https://0.0.0.0/'],
    ['::', 'https://[::]/'],
    ['::1', 'https://[::1]/'],
    ['a link-local address with a zone', 'https://[fe80::1%25eth0]/'],
    ['an IPv4 address with a part above 255', 'https://256.1.1.1/'],
    ['the metadata service', 'https://169.254.169.254/latest/meta-data'],
    ['the metadata service in IPv6', 'https://[::ffff:169.254.169.254]/'],
    ['the metadata service of AWS in IPv6', 'https://[fd00:ec2::254]/'],
    ['the metadata service of Azure', 'https://168.63.129.16:32526/'],
  ])('the URL of an endpoint is refused: %s', async (_title, url, reason) => {
    const refusal: unknown = await check(url).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(UnsafeUrlError)
    if (reason !== undefined) expect((refusal as Error).message).toBe(reason)
  })

  const spelling = fc.constantFrom(
    (part: number) => String(part),
    (part: number) => `0x${part.toString(16)}`,
    (part: number) => `0${part.toString(8)}`,
  )

  it('a URL is refused if it has a private address, in any notation', async () => {
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

  it('a URL is refused if its name does not resolve', async () => {
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
    ['something that is not an address', ['010.0.0.1']],
  ])('a URL is refused if its name has %s, and the message does not say which', async (_title, addresses) => {
    await expect(check('https://hooks.example.com/', resolves(...addresses))).rejects.toThrow(
      new UnsafeUrlError('the name resolves to an address that is not public'),
    )
  })

  it('a URL with a literal address is not resolved', async () => {
    const lookup = vi.fn(fails)
    await check('https://93.184.216.34/', lookup)
    expect(lookup).not.toHaveBeenCalled()
  })

  describe('the setting WEBHOOKS_ALLOW_INSECURE', () => {
    const insecure = { allowInsecure: true, lookup: fails }

    it.each(['http://127.0.0.1:9/', 'https://localhost:444/', 'http://receiver/', 'http://10.0.0.1/'])(
      'WEBHOOKS_ALLOW_INSECURE allows %s',
      async (url) => expect((await checkUrl(url, insecure)).href).toBe(url),
    )

    it.each(['http://me:secret@localhost/', 'http://localhost/#x', 'ftp://localhost/', 'x'])(
      'WEBHOOKS_ALLOW_INSECURE does not allow %s',
      async (url) => expect(checkUrl(url, insecure)).rejects.toThrow(UnsafeUrlError),
    )
  })
})

/** Addresses at the edges of the public ranges. */
const publicOnes = [
  ...['1.1.1.1', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255'],
  ...['128.0.0.0', '172.15.255.255', '172.32.0.0', '192.0.1.0', '198.17.255.255', '198.20.0.0'],
  ...['223.255.255.255', '::ffff:8.8.8.8', '2001:4860:4860::8888', '2606:4700::1111'],
]
const others: Record<string, string[]> = {
  'this network': ['0.0.0.1', '::'],
  private: ['10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '::ffff:10.0.0.1'],
  'carrier-grade NAT, with a metadata service': ['100.64.0.0', '100.100.100.200'],
  loopback: ['127.255.255.254', '::1'],
  'link-local': ['169.254.0.1', 'fe80::1', 'fec0::1'],
  'protocol assignments': ['192.0.0.192', '192.31.196.1', '192.52.193.1', '192.88.99.1', '192.175.48.1'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  benchmarking: ['198.18.0.1', '198.19.255.255', '2001:2::1'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  reserved: ['240.0.0.1', '255.255.255.255', '4000::1'],
  'IPv4 in IPv6': ['::8.8.8.8', '::808:808', '0:0:0:0:0:0:8.8.8.8', '::ffff:0:8.8.8.8', '2002:808:808::1'],
  NAT64: ['64:ff9b::8.8.8.8', '64:ff9b:1::1'],
  'other ranges of IPv6': ['100::1', '2001::1', '2001:3::1', '2001:4:112::1', '2001:10::1', '2001:20::1'],
  'segment routing': ['2620:4f:8000::1', '5f00::1'],
  'unique local': ['fc00::1', 'fdff::1'],
  'not an address': ['hooks.example.com', '', '010.0.0.1', '134744072'],
}

describe('an address (product.md 13.13)', () => {
  it.each(publicOnes)('an address is public: %s', (address) => expect(isPublicAddress(address)).toBe(true))

  it.each(Object.entries(others))('an address is not public: %s, %j', (_range, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([])
  })
})

describe('the address of a connection', () => {
  const timeouts = { timeout: 60_000 }

  it('the addresses of a name are checked before connecting, whether the caller asks for one address or for all', () => {
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
    }, timeouts)
  })

  it('a connection attempt tries at most four addresses of a name', () => {
    const callback = vi.fn()
    guardedLookup({ allowInsecure: false, lookup: resolves(...Array<string>(1000).fill(publicAddress)) })(
      'hooks.example.com',
      { all: true },
      callback,
    )
    return vi.waitFor(() => expect(callback.mock.lastCall?.[1]).toHaveLength(4), timeouts)
  })

  it.each([
    [
      'a literal address',
      (port: number) => `https://127.0.0.1:${port}/`,
      'the address 127.0.0.1 is not public',
    ],
    ['localhost', (port: number) => `https://localhost:${port}/`, 'localhost is not public'],
    ['http', (port: number) => `http://hooks.example.com:${port}/`, 'the URL must begin with https://'],
  ])('a connection is never made to %s, whatever URL was saved', async (_title, url, reason) => {
    const target = await startTarget()
    const attempt = await send(url(target.port), resolves(publicAddress))
    expect(attempt).toMatchObject({ status: null, error: expect.stringContaining(reason) as string })
    expect(target.connections()).toBe(0)
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '169.254.169.254'])(
    'a connection is never made to the literal address %s, for which Node calls no lookup',
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

  it('a connection is refused if the name no longer resolves to the address that it had when it was saved', async () => {
    const target = await startTarget()
    const lookup = vi.fn<DnsLookup>().mockResolvedValueOnce([publicAddress]).mockResolvedValue(['127.0.0.1'])
    const url = await check(`https://rebound.example.com:${target.port}/`, lookup)
    expect(await send(url.href, lookup)).toMatchObject({
      status: null,
      error: 'the name resolves to an address that is not public',
    })
    expect(lookup).toHaveBeenCalledTimes(2)
    expect(target.connections()).toBe(0)
  })
})

async function send(url: string, lookup: DnsLookup): Promise<Attempt> {
  const sender = createSender({ allowInsecure: false, timeoutSeconds: 5, lookup })
  onTestFinished(() => sender.close(0))
  const attempt = await sender.send({ url, headers: {}, body: '{}' })
  if (!attempt) throw new Error('the attempt was cut off')
  return attempt
}

/** Starts a private server that no request may reach. */
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
