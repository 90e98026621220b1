import type { Report, RuleResult } from './run-rules.ts'

/** Returns the report as JUnit XML for CI. */
export function junitOf({ url, rules, failed, skipped }: Report): string {
  const areas = Object.entries(Object.groupBy(rules, ({ id }) => id.replace(/\/.*/, '')))
  const attributes = `tests="${rules.length}" failures="${failed}" skipped="${skipped}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escape(`conformance of ${url}`)}" ${attributes}>`,
    ...areas.flatMap(([area, results = []]) => suite(area, results)),
    '</testsuites>\n',
  ].join('\n')
}

function suite(area: string, rules: RuleResult[]): string[] {
  const count = (status: RuleResult['status']) => rules.filter((rule) => rule.status === status).length
  return [
    `  <testsuite name="${area}" tests="${rules.length}" failures="${count('failed')}" skipped="${count('skipped')}">`,
    ...rules.map(testCase),
    '  </testsuite>',
  ]
}

const elements = { passed: undefined, failed: 'failure', skipped: 'skipped' }

function testCase({ id, title, status, detail, ms }: RuleResult): string {
  const element = elements[status]
  const inner = element ? `<${element} message="${escape(detail)}"/>` : ''
  return `    <testcase classname="${escape(id)}" name="${escape(title)}" time="${ms / 1000}">${inner}</testcase>`
}

/** Escapes text. XML cannot contain most control characters, not even escaped. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\x20-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[<>&"'\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`)
}
