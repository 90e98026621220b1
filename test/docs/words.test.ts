import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each(['spec/openapi.yaml', 'spec/settings.yaml', 'spec/work.yaml'])(
  'every description in %s begins with its noun, not with a pronoun or a question word',
  (file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    const pronoun = /^\s*(description|summary): (Its?|How long|How many|What|Who|Whose|Where|Since) /
    expect(lines.filter((line) => pronoun.test(line))).toEqual([])
  },
)
