import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frequentSeparator } from '../../../src/domain/imports/csv-cells.ts'
import { RecordReader, type CsvRecord } from '../../../src/domain/imports/csv-records.ts'
import { readLines } from '../../../src/domain/imports/text-lines.ts'
import { isBlank } from '../../../src/domain/white-space.ts'

/** Reads a file in chunks of this many bytes. */
async function read(file: string | Buffer, chunkLength = 7): Promise<CsvRecord[]> {
  const bytes = Buffer.from(file)
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkLength) }, (_, i) =>
    bytes.subarray(i * chunkLength, (i + 1) * chunkLength),
  )
  const lines = (await Array.fromAsync(readLines(Readable.from(chunks)))).flat()
  const reader = new RecordReader(frequentSeparator(lines.find(({ text }) => !isBlank(text))?.text ?? ''))
  return [...reader.read(lines), ...reader.end()]
}

/** Returns readable records as [line, …cells], and other records as the line number only. */
async function outline(text: string | Buffer): Promise<unknown[]> {
  return (await read(text)).map((record) =>
    'error' in record ? record.line : [record.line, ...record.cells],
  )
}

const one = [1, 'a']
test.for<[name: string, text: string, expected: unknown[]]>([
  ['nothing', '', []],
  ['an unterminated last line', 'a\n1', [one, [2, '1']]],
  [
    'a BOM and CRLF',
    '\uFEFFa,b\r\n1,2\r\n',
    [
      [...one, 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'an empty first cell before a quoted one',
    'a,b\n,"1,2"\n',
    [
      [...one, 'b'],
      [2, '', '1,2'],
    ],
  ],
  ['mixed line endings', 'a\r\n1\n2\r\n', [one, [2, '1'], [3, '2']]],
  [
    'empty lines',
    '\uFEFF\n\na\n\r\n1\n \u0085\n\n',
    [
      [3, 'a'],
      [5, '1'],
    ],
  ],
  ['quoted newlines', 'a\n"1\n\n2",x\n3\n', [one, [2, '1\n\n2', 'x'], [5, '3']]],
  ['quoted CRLF', 'a\r\n"1\r\n2"\r\n3\r\n', [one, [2, '1\n2'], [4, '3']]],
  ['carriage returns', 'a\r1\r\r2\r', [one, [2, '1'], [4, '2']]],
  ['quoted carriage returns', 'a\r"1\r2"\r3', [one, [2, '1\n2'], [4, '3']]],
  ['doubled carriage returns before newlines', 'a\r\r\n1\r\r\n\r\r\n2', [one, [2, '1'], [4, '2']]],
  ['a carriage return as its last byte', 'a\n1\r', [one, [2, '1']]],
  ['other line separators', 'a\n1\u20282,x\u0085y\n3\n', [one, [2, '1\u20282', 'x\u0085y'], [3, '3']]],
  ['doubled quotes', '"""a"" and ""b"""\n', [[1, '"a" and "b"']]],
  ['a quote after a quoted cell', 'a\n"1"x\n2\n', [one, 2, [3, '2']]],
  ['two quotes within cells', 'a\n5" disk\n2\n3" disk\n4\n', [one, 2, [3, '2'], 4, [5, '4']]],
  [
    'rows of empty cells',
    'a,b\n,\n1,2\n , \n',
    [
      [...one, 'b'],
      [3, '1', '2'],
    ],
  ],
  [
    'semicolons',
    'a;"b,c,d";e\n1;"2;3";4,5\n',
    [
      [...one, 'b,c,d', 'e'],
      [2, '1', '2;3', '4,5'],
    ],
  ],
  [
    'tabs',
    'a\tb,c\n1\t"2\n3"\n',
    [
      [...one, 'b,c'],
      [2, '1', '2\n3'],
    ],
  ],
  [
    'stray quotes between tabs, as text',
    'a\tb\n1\t5" disk\n2\t"x" y\n',
    [
      [...one, 'b'],
      [2, '1', '5" disk'],
      [3, '2', '"x" y'],
    ],
  ],
  ['an unclosed quote', 'a\n"1\n2\n"3"\n', [one, 2, [3, '2'], [4, '3']]],
])(
  'a CSV file with %s is read record by record, with the first line number of each (product.md 26.8)',
  async ([, text, expected]) => {
    expect(await outline(text)).toEqual(expected)
  },
)

test('a quotation mark that is never closed is refused before the whole file is in memory', async () => {
  let taken = 0
  const file = Readable.from(
    (function* () {
      yield Buffer.from('a\n"b\n')
      for (; taken < 1000; taken++) yield Buffer.from(`${'x'.repeat(999)}\n`)
    })(),
  )
  const reader = new RecordReader(',')
  const records: CsvRecord[] = []
  for await (const lines of readLines(file as AsyncIterable<Buffer>)) {
    for (const record of reader.read(lines)) records.push(record)
    if (records.length > 1) break
  }
  expect(records[1]).toEqual({
    line: 2,
    error: expect.stringContaining('quotation mark') as string,
    text: '"b',
  })
  expect(taken).toBeLessThan(400)
})

const mebibyte = 2 ** 20
const tooLong = 'The line is longer than 1 MiB.'
test.each<[what: string, line: string, expected: unknown]>([
  ['a line of 1 MiB is read', 'x'.repeat(mebibyte - 1), { line: 2, cells: ['x'.repeat(mebibyte - 1)] }],
  ['only a line over 1 MiB fails', 'x'.repeat(mebibyte), { line: 2, error: tooLong, text: '' }],
  ['only a line over 1 MiB in bytes fails', 'é'.repeat(mebibyte / 2), { line: 2, error: tooLong, text: '' }],
  [
    'only a line far over 1 MiB fails, quoted or not',
    `"${'x'.repeat(64 * mebibyte)}`,
    { line: 2, error: tooLong, text: '' },
  ],
])('%s, with its line number (product.md 14.10)', async (_what, line, expected) => {
  const records = await read(`a\n${line}\nb\n`, 8_192)
  expect(records).toEqual([{ line: 1, cells: ['a'] }, expected, { line: 3, cells: ['b'] }])
})

test('a record that is cut off by a line over 1 MiB also fails, and the rest is read', async () => {
  const records = await read(`a\n"b\n${'x'.repeat(2 * mebibyte)}\nc\n`, 8_192)
  expect(records).toEqual([
    { line: 1, cells: ['a'] },
    { line: 2, error: expect.stringContaining('quotation mark') as string, text: '"b' },
    { line: 3, error: tooLong, text: '' },
    { line: 4, cells: ['c'] },
  ])
})

test('any quoted CSV is read as it was written, with the number of the line on which each record begins', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', '\r', ' ', 'é', '😀') })
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { maxLength: 6 }),
      fc.constantFrom('\n', '\r\n', '\r', '\r\r\n'),
      fc.integer({ min: 1, max: 9 }),
      async (records, end, chunkLength) => {
        const lines = records.map((cells) => cells.map(quote).join(',') + end)
        const withFeeds = (text: string) => text.replace(/\r{0,2}\n|\r/g, '\n')
        const starts = lines.map((_, i) => withFeeds(lines.slice(0, i).join('')).split('\n').length)
        const all = records.map((cells, i) => ({ line: starts[i], cells: cells.map(withFeeds) }))
        const expected = all.filter(({ cells }) => !cells.every(isBlank))
        expect(await read(lines.join(''), chunkLength)).toEqual(expected)
      },
    ),
  )
})

const text = 'Größe,Preis\nMüller – “naïve”,5 €\n'
const swapped = (utf16: Buffer): Buffer => Buffer.from(utf16).swap16()
const windows1252 = Buffer.from('Gr\xf6\xdfe,Preis\nM\xfcller \x96 \x93na\xefve\x94,5 \x80\n', 'latin1')
test.each<[encoding: string, file: Buffer]>([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
  ['little-endian UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['big-endian UTF-16', swapped(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
  ['Windows-1252', windows1252],
])('a file in %s is read without specifying the encoding (product.md 26.2)', async (_encoding, file) => {
  const expected = [
    { line: 1, cells: ['Größe', 'Preis'] },
    { line: 2, cells: ['Müller – “naïve”', '5 €'] },
  ]
  for (const chunkLength of [1, 2, 7, 1000]) expect(await read(file, chunkLength)).toEqual(expected)
})

test('in a file that is known to be UTF-8, an invalid line is not read as Windows-1252', async () => {
  const file = Buffer.concat([Buffer.from('a\né\n'), Buffer.of(0xe9, 0x0a)])
  expect(await outline(file)).toEqual([one, [2, 'é'], [3, '\uFFFD']])
})
