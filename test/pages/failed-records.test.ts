import { expect, test } from 'vitest'
import { failedRecords, readCsvText, withHeader } from '../../src/web/pages/work/import/csv-text.ts'

const cases: { name: string; csv: string; header: string[]; line: number; failed: string }[] = [
  {
    name: 'more cells than the header',
    csv: 'Title,Status\nBuy milk, eggs,Done\n',
    header: ['Title', 'Status'],
    line: 2,
    failed: 'Title,Status,Error\r\nBuy milk," eggs",Wrong,Done\r\n',
  },
  {
    name: 'a stray quotation mark in the line, and another in a later one',
    csv: 'Title,Notes\nMonitor 24",big\nSay,y\nb,"q"\nfoo",y\n',
    header: ['Title', 'Notes'],
    line: 2,
    failed: 'Title,Notes,Error\r\n,,Wrong,"Monitor 24"",big"\r\n',
  },
  {
    name: 'spaces around quotation marks',
    csv: '"Title", "Notes" ,"Due Date"\n"a", "one, two", "soon" \n',
    header: ['Title', 'Notes', 'Due Date'],
    line: 2,
    failed: 'Title,Notes,Due Date,Error\r\na,"one, two",soon,Wrong\r\n',
  },
  {
    name: 'a line above such a header',
    csv: 'Board\n"Title", "Notes" ,"Due Date"\n"a", "one, two", "soon" \n',
    header: ['Title', 'Notes', 'Due Date'],
    line: 3,
    failed: 'Title,Notes,Due Date,Error\r\na,"one, two",soon,Wrong\r\n',
  },
  {
    name: 'missing cells, line breaks in a cell, and a named separator',
    csv: 'sep=;\nTitle;Notes;Due Date\na;"one\ntwo"\n',
    header: ['Title', 'Notes', 'Due Date'],
    line: 3,
    failed: 'Title,Notes,Due Date,Error\r\na,"one\ntwo",,Wrong\r\n',
  },
]

test.each(cases)(
  'the page saves all cells of a record that failed, as the import reads them: $name (product.md 26.17)',
  ({ csv, header, line, failed }) => {
    const text = withHeader(
      readCsvText(new TextEncoder().encode(csv)),
      header.map((name) => ({ header: name })),
    )
    expect(text.header).toEqual(header)
    expect(failedRecords(text, [{ line, message: 'Wrong' }])).toBe(`\uFEFF${failed}`)
  },
)
