import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { startApp } from '../support/app/app.ts'

/* The dashboard and the alerts query series and labels that a server exports. */

interface Rule {
  alert: string
  expr: string
  for: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}
interface Panel {
  title: string
  targets?: { expr: string; legendFormat: string }[]
}
interface Dashboard {
  panels: Panel[]
  templating: { list: { definition?: string }[] }
}

const { groups } = parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')) as {
  groups: { rules: Rule[] }[]
}
const rules = groups.flatMap(({ rules }) => rules)
const dashboard = JSON.parse(readFileSync('deploy/grafana/taskwire.json', 'utf8')) as Dashboard
const queries = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr, legendFormat }) => ({ title, expr, legendFormat })),
)
const runbook = readFileSync('docs/runbook.md', 'utf8')

/** The labels of every series, by its name. */
const series = new Map<string, string[]>()

/** Labels that Prometheus adds to every series. */
const scraped = ['instance', 'job']

beforeAll(async () => {
  const { context } = await startApp()
  for (const metric of context.metrics.registry.getMetricsAsArray()) {
    const {
      name,
      type,
      labelNames = [],
    } = metric as unknown as {
      name: string
      type: string
      labelNames?: string[]
    }
    const labels = [...labelNames, ...scraped]
    if (String(type) === 'histogram') {
      for (const part of ['_count', '_sum']) series.set(name + part, labels)
      series.set(`${name}_bucket`, [...labels, 'le'])
    } else series.set(name, labels)
  }
  series.set('up', scraped)
})

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...queries.map(({ title, expr }) => [title, expr] as const),
]

test.each(expressions)('%s queries only series that the server exports: %s', (_title, expr) => {
  const { names, labels } = read(expr)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect([...series.keys()]).toContain(name)
  const known = names.flatMap((name) => series.get(name) ?? [])
  for (const label of labels) expect(known).toContain(label)
})

test('the variables of the dashboard query a series that the server exports', () => {
  const definitions = dashboard.templating.list.flatMap(({ definition }) => definition ?? [])
  expect(definitions).toEqual(['label_values(taskwire_database_writable, instance)'])
  expect(series.get('taskwire_database_writable')).toContain('instance')
})

test('each legend of the dashboard names a label of its query', () => {
  for (const { title, expr, legendFormat } of queries)
    for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g)) {
      const kept = /\bby \(([^)]*)\)/.exec(expr)?.[1]?.split(', ')
      expect(kept ?? read(expr).names.flatMap((name) => series.get(name) ?? []), title).toContain(label)
    }
})

test('every taskwire_ series of the server is on the dashboard', () => {
  const shown = new Set(queries.flatMap(({ expr }) => read(expr).names))
  const own = [...series.keys()].filter((name) => name.startsWith('taskwire_') && !name.endsWith('_sum'))
  expect(own.filter((name) => !shown.has(name) && name !== 'taskwire_webhook_lag_seconds_count')).toEqual([])
})

test('the docs list every metric of the server', () => {
  for (const name of series.keys())
    if (name.startsWith('taskwire_'))
      expect(runbook).toContain(`| \`${name.replace(/_(count|sum|bucket)$/, '')}\``)
})

describe.each(rules)('$alert', ({ alert, for: duration, labels, annotations }) => {
  test('each alert has a summary, a severity and a runbook', () => {
    expect(alert).toMatch(/^Taskwire\w+$/)
    expect(duration).toMatch(/^\d+m$/)
    expect(['critical', 'warning', 'info']).toContain(labels.severity)
    expect(annotations.summary).toMatch(/\.$/)
    const [file, anchor] = annotations.runbook.split('#')
    expect(file).toBe('docs/runbook.md')
    expect(headings(runbook)).toContain(anchor)
  })
})

/** Returns the anchors of a document's headings. */
function headings(document: string): string[] {
  return [...document.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
}

const words = new Set(
  'sum min max avg count by without on ignoring unless and or group_left group_right bool offset rate increase irate abs histogram_quantile absent vector label_values'.split(
    ' ',
  ),
)

/** Returns the series that a PromQL expression names, and the labels that it matches or keeps. */
function read(expr: string): { names: string[]; labels: string[] } {
  expect(count(expr, '('), `the brackets of ${expr}`).toBe(count(expr, ')'))
  const matched = [...expr.matchAll(/([a-zA-Z_]\w*)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label)
  const kept = [...expr.matchAll(/\b(?:by|on|without|ignoring) \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  )
  const rest = expr
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(?:by|on|without|ignoring) \([^)]*\)/g, ' ')
  const names = (rest.match(/[a-zA-Z_:][\w:]*/g) ?? []).filter((name) => !words.has(name))
  return { names, labels: [...matched, ...kept] }
}

const count = (text: string, part: string): number => text.split(part).length - 1
