import { RE2JS } from 're2js'
import { describe, expect, it } from 'vitest'
import { replacedPatterns } from '../../scripts/compat/replaced-patterns.ts'
import { isPortable } from '../../scripts/contract/portable-patterns.ts'
import { contracts as listed } from '../../scripts/contract/generate.ts'
import { readContract } from '../../scripts/contract/read-contract.ts'
import type { SchemaObject } from '../../src/contract/document.ts'

/* The contracts' rules for requests must be understood by validators and clients in any language. */

const contracts = await Promise.all(
  listed.map(async ({ name, file }) => ({ name, contract: await readContract(file) })),
)
const openapi = await readContract('spec/openapi.yaml')

/** Returns every object of a document that has the keyword, with its path. */
function having(keyword: string, node: unknown, place = ''): { place: string; node: SchemaObject }[] {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.entries(node).flatMap(([key, child]) => having(keyword, child, `${place}/${key}`))
  return keyword in node ? [{ place, node: node as SchemaObject }, ...inner] : inner
}

describe.for(contracts)('patterns of $name', ({ contract }) => {
  const patterns = [
    ...new Set(having('pattern', contract.document).map(({ node }) => String(node.pattern))),
  ].filter((pattern) => pattern !== '[object Object]')
  /** Sample texts: each pattern accepts at least one of them. */
  const samples = [
    ...[
      ...['', ' ', '\n', 'x', 'Ordered 🎉', '🎉', '👩‍🚀👩‍🚀', '𝒳', 'é', 'e\u0301', '\u{10ffff}'],
      ...['\ufeff', '\u2028', '\u0085'],
    ],
    ...['a\0', '\ud83c', '\udf89', 'x\ud83c x', '\udf89\ud83c', '🎉\ud83c', '\udf89🎉', ' 🎉 '],
    ...[
      ...['09:30', '24:00', '2026-11-13', '0000-01-01', '#c2703d', '#c27', '#c2', 'Europe/Oslo'],
      ...['Etc/GMT+5', '+01:00'],
    ],
    ...[
      '2026-11-18T09:00:00+01:00',
      '2026-11-18T09:00:00',
      '9999-12-31T23:59:60Z',
      '404',
      '5xx',
      'card_01kjpzv280e66rvyb3a6y4dzrn',
      't=1,v1=' + 'a'.repeat(64),
    ],
  ]

  it.for(patterns)('patterns match the same strings with and without the u flag: %s', (pattern) => {
    const [unicode, plain] = [new RegExp(pattern, 'u'), new RegExp(pattern)]
    const taken = samples.filter((text) => unicode.test(text))
    expect(taken.length).toBeGreaterThan(0)
    expect(samples.filter((text) => plain.test(text))).toEqual(taken)
  })

  it.runIf(patterns.some((pattern) => new RegExp(pattern).test('')))(
    'patterns for any text accept every character except U+0000',
    () => {
      const [wide, ...others] = patterns.filter((pattern) => new RegExp(pattern).test(''))
      expect(others).toEqual([])
      for (const flags of ['', 'u']) {
        const pattern = new RegExp(wide ?? '', flags)
        for (let code = 1; code <= 0x10ffff; code += code < 0x10000 ? 1 : 0x101) {
          const text = String.fromCodePoint(code)
          expect(pattern.test(text), `U+${code.toString(16)} with '${flags}'`).toBe(true)
        }
        expect(pattern.test('\0')).toBe(false)
      }
    },
  )

  it.for(patterns)(
    'patterns are compiled by RE2, as in Go and pydantic, and match the same strings there: %s',
    (pattern) => {
      const [re2, own] = [RE2JS.compile(pattern), new RegExp(pattern, 'u')]
      // Other languages have no unpaired surrogates.
      const whole = samples.filter((text) => text.isWellFormed())
      expect(whole.filter((text) => re2.matcher(text).find())).toEqual(whole.filter((text) => own.test(text)))
    },
  )

  it.for(patterns)('patterns take time proportional to the text: %s', (pattern) => {
    const own = new RegExp(pattern, 'u')
    // A pattern that takes quadratic time would take minutes on strings of this length.
    for (const text of ['x', ' ', '🎉', '0', '1-'].map((part) => part.repeat(500_000)))
      expect(own.test(`${text}\0`)).toBe(false)
  })
})

describe('patterns that replaced released ones', () => {
  const texts = ['Ordered 🎉', ' x ', '\u2028\u0085x', '2026-11-13', '0001-01-01', '9999-12-31T23:59:59Z']

  it.for([...replacedPatterns])(
    'a replacement pattern accepts everything that the released one accepts: %s',
    ([was, is]) => {
      const [before, now] = [new RegExp(String(was)), new RegExp(is)]
      expect(texts.some((text) => before.test(text))).toBe(true)
      expect(texts.filter((text) => before.test(text) && !now.test(text))).toEqual([])
    },
  )
})

describe('the portability of patterns across regular-expression engines', () => {
  it.for([
    ...[
      '^(?=.*x)',
      '(?!x)',
      '(?<=x)',
      '(?<!x)',
      '(?<year>x)',
      '(x)\\1',
      '\\uD800',
      '\\u{1F600}',
      '\\p{L}',
      '\\d',
      '\\s',
    ],
    ...['\\w', '\\bx', '\\cA', '\\0', 'x{1000}', '[\\d]', '[\\u0000]', '(?i)x', '[[x]'],
  ])('codegen refuses the pattern %s', (pattern) => {
    expect(isPortable(pattern)).toBe(false)
  })

  it.for(['^[a-z]+$', '^(?:a|b)*?c{2,3}$', '^[^\\x00]*$', '\\.', '^\\+[\\]\\\\^]', '^🎉$', '', '^a{999}$'])(
    'codegen accepts the pattern %s',
    (pattern) => {
      expect(isPortable(pattern)).toBe(true)
      expect(() => RE2JS.compile(pattern)).not.toThrow()
    },
  )
})

describe('rules between fields', () => {
  it('a field that must not be sent is not a property in generated types', () => {
    const { properties } = openapi.document.components.schemas.TaskCommentCreate ?? {}
    expect(Object.keys(properties ?? {})).toEqual(['body'])
    expect(having('mention_user_ids', openapi.document)).toEqual([])
  })

  it('rules between fields use only keywords that generators support', () => {
    for (const { contract } of contracts)
      for (const keyword of ['if', 'then', 'else', 'dependentSchemas'])
        expect(having(keyword, contract.document.components.schemas)).toEqual([])
  })
})

describe('the document as a whole', () => {
  const {
    servers = [],
    info,
    security,
  } = openapi.document as unknown as {
    servers: { url: string; variables: Record<string, { default: string }> }[]
    info: { contact: Record<string, string> }
    security: object[]
  }

  it('the contract has a host variable, an authentication scheme and a contact', () => {
    expect(servers[0]?.url).toBe('http://{host}/api/public/v1')
    expect(servers[0]?.variables.host?.default).toBe('127.0.0.1:3000')
    expect(security).toEqual([{ apiKey: [] }])
    expect(info.contact).toEqual({ name: expect.any(String) as string })
  })

  it.for(contracts)('$name contains no example host that fails when it is pasted', ({ contract }) => {
    expect(JSON.stringify(contract.document)).not.toContain('taskwire.example')
  })

  it.for(contracts)('every integer of $name has the format int32 or int64', ({ contract }) => {
    const integers = having('type', contract.document).filter(({ node }) =>
      [node.type].flat().includes('integer'),
    )
    expect(integers.length).toBeGreaterThan(5)
    const without = integers.filter(({ node }) => !['int32', 'int64'].includes(String(node.format)))
    expect(without.map(({ place }) => place)).toEqual([])
  })
})
