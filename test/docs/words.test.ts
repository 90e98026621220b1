import { globSync, readFileSync } from 'node:fs'
import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { avoided, messages } from '../../scripts/words.ts'

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

test.each([
  ['a sentence', "throw new Error('somebody did it')", 1],
  ['a single word that starts a sentence', "const who = 'Somebody'", 1],
  ['a template', 'const text = `told ${who} alike`', 1],
  ['text between tags', 'const page = <p>Ask\n somebody.</p>', 1],
  ['a single word between tags', 'const page = <b>Somebody</b>', 1],
  ['a lowercase identifier in a string', "const key = 'stand'", 0],
  ['text without such words', 'const page = <p>Ask an admin.</p>', 0],
])('the lint rule for messages checks %s', (_what, code, count) => {
  const findings = new Linter().verify(code, {
    plugins: { messages: { rules: { words: messages } } },
    rules: { 'messages/words': 'error' },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  })
  expect(findings.map(({ ruleId }) => ruleId)).toEqual(Array(count).fill('messages/words'))
})
