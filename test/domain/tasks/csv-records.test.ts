import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readCsv, type CsvRecord } from '../../../src/domain/tasks/csv-records.ts'

async function read(text: string, chunkLength = 7): Promise<CsvRecord[]> {
  const chunks = Array.from({ length: Math.ceil(text.length / chunkLength) }, (_, i) =>
    text.slice(i * chunkLength, (i + 1) * chunkLength),
  )
  return Array.fromAsync(readCsv(Readable.from(chunks)))
}

/** Returns records that can be read as [line, …cells], and the others as their line alone. */
async function outline(text: string): Promise<unknown[]> {
  return (await read(text)).map((record) =>
    'error' in record ? record.line : [record.line, ...record.cells],
  )
}

const one = [1, 'a']
test.for<[name: string, text: string, expected: unknown[]]>([
  ['nothing', '', []],
  ['a last line without an end', 'a\n1', [one, [2, '1']]],
  [
    'a BOM and CRLF',
    '\uFEFFa,b\r\n1,2\r\n',
    [
      [...one, 'b'],
      [2, '1', '2'],
    ],
  ],
  ['mixed line ends', 'a\r\n1\n2\r\n', [one, [2, '1'], [3, '2']]],
  [
    'empty lines',
    '\uFEFF\n\na\n\r\n1\n \u0085\n\n',
    [
      [3, 'a'],
      [5, '1'],
    ],
  ],
  ['quoted newlines', 'a\n"1\n\n2",x\n3\n', [one, [2, '1\n\n2', 'x'], [5, '3']]],
  ['quoted CRLF', 'a\r\n"1\r\n2"\r\n3\r\n', [one, [2, '1\r\n2'], [4, '3']]],
  ['other line separators', 'a\n1\u20282,x\u0085y\n3\n', [one, [2, '1\u20282', 'x\u0085y'], [3, '3']]],
  ['doubled quotes', '"""a"" and ""b"""\n', [[1, '"a" and "b"']]],
  ['a quote after a quoted cell', 'a\n"1"x\n2\n', [one, 2, [3, '2']]],
  ['two quotes within cells', 'a\n5" disk\n2\n3" disk\n4\n', [one, 2, [3, '2'], 4, [5, '4']]],
  ['a quote that never closes', 'a\n"1\n2\n"3"\n', [one, 2, [3, '2'], [4, '3']]],
])(
  'a CSV file with %s is read record by record, each under its first line (product.md 14.5)',
  async ([, text, expected]) => {
    expect(await outline(text)).toEqual(expected)
  },
)

test('a quotation mark that is never closed is refused before the whole file is in memory', async () => {
  let taken = 0
  const file = Readable.from(
    (function* () {
      yield 'a\n"b\n'
      for (; taken < 1000; taken++) yield `${'x'.repeat(999)}\n`
    })(),
  )
  const records = readCsv(file as AsyncIterable<string>)
  await records.next()
  expect((await records.next()).value).toMatchObject({
    line: 2,
    error: expect.stringContaining('quotation mark') as string,
  })
  expect(taken).toBeLessThan(400)
})

const mebibyte = 2 ** 20
const tooLong = 'The line is longer than 1 MiB.'
test.each<[what: string, line: string, expected: unknown]>([
  ['of 1 MiB is read', 'x'.repeat(mebibyte - 1), { line: 2, cells: ['x'.repeat(mebibyte - 1)] }],
  ['over 1 MiB fails alone', 'x'.repeat(mebibyte), { line: 2, error: tooLong }],
  ['over 1 MiB in bytes fails alone', 'é'.repeat(mebibyte / 2), { line: 2, error: tooLong }],
  ['far over 1 MiB fails alone, quoted or not', `"${'x'.repeat(64 * mebibyte)}`, { line: 2, error: tooLong }],
])('a line %s, by its number (product.md 14.10)', async (_what, line, expected) => {
  const records = await read(`a\n${line}\nb\n`, 8_192)
  expect(records).toEqual([{ line: 1, cells: ['a'] }, expected, { line: 3, cells: ['b'] }])
})

test('a record that a line over 1 MiB cuts off fails too, and the rest is read', async () => {
  const records = await read(`a\n"b\n${'x'.repeat(2 * mebibyte)}\nc\n`, 8_192)
  expect(records).toEqual([
    { line: 1, cells: ['a'] },
    { line: 2, error: expect.stringContaining('quotation mark') as string },
    { line: 3, error: tooLong },
    { line: 4, cells: ['c'] },
  ])
})
