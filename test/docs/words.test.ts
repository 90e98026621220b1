import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { avoided } from '../../scripts/words.ts'

/* ESLint checks comments, titles and messages (CONTRIBUTING.md, "Words"). This test checks all other files. */

const files = globSync([
  '*.{md,yaml}',
  '{docs,src/client,deploy,examples}/**/*.{md,yaml,sh,cfg,conf}',
  'spec/*.yaml',
  'Dockerfile',
  '.env.example',
  '.ci/run',
])

test.each(files)('%s uses none of the words that the project avoids', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n')
  expect(lines.filter((line) => avoided.test(line))).toEqual([])
})

test.each(['spec/openapi.yaml', 'spec/settings.yaml', 'spec/work.yaml'])(
  'every description in %s begins with its noun, not with a pronoun or a question word',
  (file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    const pronoun = /^\s*(description|summary): (Its?|How long|How many|What|Who|Whose|Where|Since) /
    expect(lines.filter((line) => pronoun.test(line))).toEqual([])
  },
)
