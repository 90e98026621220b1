import { describe, expect, it } from 'vitest'
import { compareContracts } from '../../scripts/compat/compare.ts'
import { parseContract } from '../../scripts/contract/read-contract.ts'
import { YamlFile } from '../../scripts/contract/yaml-file.ts'
import { baseText, edited, set, type LabeledEdits } from './compat/edits.ts'
import { lineOf } from '../support/project/project-copy.ts'
import * as operations from './compat/operations.ts'
import * as requests from './compat/requests.ts'
import * as responses from './compat/responses.ts'

const tables: Record<string, LabeledEdits[]> = { ...operations, ...requests, ...responses }
const base = await parseContract(new YamlFile('base.yaml', baseText))

describe.for(Object.entries(tables))('%s', ([, table]) => {
  const cases = table.map(([findings, ...edits]) => ({
    title: edits.map((edit) => edit.title).join(', '),
    findings: [findings].flat(),
    edits,
  }))
  it.for(cases)('$title is reported as $findings', async ({ edits, findings }) => {
    const head = await parseContract(new YamlFile('head.yaml', edited(edits)))
    const found = compareContracts(base, head).map(
      ({ verdict, direction, where }) => `${verdict} ${direction}: ${where.replace(/ in .*/, '')}`,
    )
    expect(found).toEqual(findings)
  })
})

it('a change to a component that several operations share is reported once, with all of these operations', async () => {
  const text = edited([set('components schemas Thing properties state enum 2', 'lost')])
  const head = await parseContract(new YamlFile('head.yaml', text))
  expect(compareContracts(base, head)).toEqual([
    {
      ...{ verdict: 'breaking', direction: 'response', message: 'may now be lost' },
      where: 'Thing.state in listThings, createThing, getThing',
      line: lineOf(text, 'enum:', 'maxLength: 100'),
      names: ['state', 'Thing.state', 'lost'],
      identifying: ['state', 'Thing.state', 'lost'],
    },
  ])
})
