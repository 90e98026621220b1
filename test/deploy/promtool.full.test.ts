import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'

/* Prometheus' promtool accepts the rules, and shows when each alert fires. */

const installed = spawnSync('promtool', ['--version']).status === 0
/**
 * True if tests that need promtool must be skipped. CI never skips them, because it installs `prometheus`.
 */
const isPromtoolMissing = !installed && process.env.CI !== 'true'

function promtool(args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

interface Rule {
  alert: string
  labels: Record<string, string>
  annotations: { runbook: string }
}

const alerts = resolve('deploy/prometheus/alerts.yaml')
const { groups } = parse(readFileSync(alerts, 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap(({ rules }) => rules)
const dashboard = JSON.parse(readFileSync('deploy/grafana/taskwire.json', 'utf8')) as {
  panels: { title: string; targets?: { expr: string }[] }[]
}

/** Writes a YAML file; JSON is valid YAML. */
async function writeYaml(content: object): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'taskwire-promtool-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const file = join(directory, 'file.yaml')
  await writeFile(file, JSON.stringify(content))
  return file
}

test.skipIf(isPromtoolMissing)('promtool accepts the alerts', () => {
  const { status, output } = promtool(['check', 'rules', alerts])
  expect({ status, output }).toEqual({
    status: 0,
    output: expect.stringContaining(`${rules.length} rules found`) as string,
  })
})

test.skipIf(isPromtoolMissing)(
  'promtool accepts every query of the dashboard, with its variables filled in',
  async () => {
    const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    const filled = queries.map((expr, i) => ({
      record: `query_${i}`,
      expr: expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*'),
    }))
    const file = await writeYaml({ groups: [{ name: 'dashboard', rules: filled }] })
    const { status, output } = promtool(['check', 'rules', file])
    expect({ status, output }).toEqual({
      status: 0,
      output: expect.stringContaining(`${queries.length} rules found`) as string,
    })
  },
)

test.skipIf(isPromtoolMissing)(
  'the share of 5xx responses is 0 rather than missing if there were none',
  async () => {
    const { expr = '' } = dashboard.panels.find(({ title }) => title === 'Share of 5xx')?.targets?.[0] ?? {}
    const file = await writeYaml({
      tests: [
        {
          interval: '1m',
          input_series: [{ series: requests('200'), values: '0+60x10' }],
          promql_expr_test: [
            {
              expr: expr.replaceAll('$__rate_interval', '4m').replaceAll('$instance', '.*'),
              eval_time: '10m',
              exp_samples: [{ labels: '{}', value: 0 }],
            },
          ],
        },
      ],
    })
    const { status, output } = promtool(['test', 'rules', file])
    expect(status, output).toBe(0)
  },
)

/**
 * Series by their names, with values per minute in promtool's notation: `0+60x20` is 21 values, each 60 more.
 */
type Series = Record<string, string>

interface Firing {
  /** The labels of the alert in addition to those of its rule. */
  by: Record<string, string>
  says: string
}

interface Case {
  alert: string
  what: string
  series: Series
  /** The alerts that fire after half an hour. */
  fires: Firing[]
}

const node = { instance: 'a:3000', job: 'taskwire' }
const seriesOf = (name: string, labels: Record<string, string> = {}): string =>
  `${name}{${Object.entries({ ...node, ...labels })
    .map(([label, value]) => `${label}="${value}"`)
    .join(',')}}`

const requests = (status: string, operation = 'getTask'): string =>
  seriesOf('taskwire_request_duration_seconds_count', { operation, status })
const within = (le: string, operation = 'getTask'): string =>
  seriesOf('taskwire_request_duration_seconds_bucket', { operation, le })
/** Returns the series of health and metrics requests, which monitors send all the time. */
const probes = (status: string): string => requests(status, 'none')
const probesWithin = (le: string): string => within(le, 'none')
const refused = (share: string): string => seriesOf('taskwire_pool_refused_total', { share })
const shed = (kind: string): string => seriesOf('taskwire_requests_refused_total', { kind })
const connections = (state: string): string => seriesOf('taskwire_database_connections', { state })
const attempts = (outcome: string): string => seriesOf('taskwire_webhook_attempts_total', { outcome })

const noFirings: Firing[] = []
const fires = (says: string, by: Record<string, string> = node): Firing[] => [{ says, by }]

const cases: Record<string, [what: string, series: Series, fires: Firing[]][]> = {
  TaskwireDown: [
    ['a node that does not respond', { [seriesOf('up')]: '0x30' }, fires('a:3000 does not respond.')],
    ['a node that responds', { [seriesOf('up')]: '1x30' }, noFirings],
  ],
  TaskwireErrors: [
    [
      '2% of requests fail',
      { [requests('200')]: '0+98x30', [requests('503')]: '0+2x30' },
      fires('2% of the requests are answered with a 5xx.', {}),
    ],
    [
      'failing health checks without other requests',
      { [probes('200')]: '0+60x30', [probes('503')]: '0+60x30' },
      noFirings,
    ],
  ],
  TaskwireSlow: [
    [
      '2% of requests take more than two seconds',
      { [within('2')]: '0+98x30', [within('5')]: '0+100x30', [within('+Inf')]: '0+100x30' },
      fires('The p99 of requests is 3.5s.', {}),
    ],
    [
      'slow health checks without other requests',
      { [probesWithin('2')]: '0x30', [probesWithin('5')]: '0+60x30', [probesWithin('+Inf')]: '0+60x30' },
      noFirings,
    ],
  ],
  TaskwireEventLoopLag: [
    [
      'a lag of one second',
      { [seriesOf('nodejs_eventloop_lag_p99_seconds')]: '1x30' },
      fires('The event loop of a:3000 lags: its core is saturated.'),
    ],
    ['a lag of 20 ms', { [seriesOf('nodejs_eventloop_lag_p99_seconds')]: '0.02x30' }, noFirings],
  ],
  TaskwirePoolExhausted: [
    [
      'writes that are refused a connection',
      { [refused('reads')]: '0x30', [refused('writes')]: '0+1x30' },
      fires('a:3000 refuses requests: no free database connection for writes.', {
        instance: node.instance,
        share: 'writes',
      }),
    ],
    ['no refusals for an hour', { [refused('writes')]: '7x30' }, noFirings],
  ],
  TaskwireOverloaded: [
    [
      'reads that are shed',
      { [shed('reads')]: '0+1x30', [shed('writes')]: '0x30' },
      fires('a:3000 sheds load: it receives more requests than it can serve.', { instance: node.instance }),
    ],
    ['no requests shed for an hour', { [shed('reads')]: '7x30' }, noFirings],
  ],
  TaskwireDatabaseDown: [
    [
      'a node that cannot reach the database',
      { [seriesOf('taskwire_database_writable')]: '1x30' },
      fires('a:3000 cannot query its database.'),
    ],
    [
      'a node that can reach it',
      {
        [seriesOf('taskwire_database_writable')]: '1x30',
        [seriesOf('taskwire_webhook_queue_depth')]: '0x30',
      },
      noFirings,
    ],
  ],
  TaskwireDatabaseReadOnly: [
    [
      'one node whose write was refused',
      {
        [seriesOf('taskwire_database_writable')]: '0x30',
        'taskwire_database_writable{instance="b:3000",job="taskwire"}': '1x30',
      },
      fires('The database refuses writes.', {}),
    ],
    ['no refused write', { [seriesOf('taskwire_database_writable')]: '1x30' }, noFirings],
  ],
  TaskwireConnections: [
    [
      'more than 85 connections, which each node reports',
      {
        [connections('active')]: '20x30',
        [connections('idle')]: '70x30',
        'taskwire_database_connections{instance="b:3000",job="taskwire",state="idle"}': '69x30',
      },
      fires('The nodes hold 90 connections to PostgreSQL.', {}),
    ],
    [
      'fewer connections, reported by two nodes',
      {
        [connections('idle')]: '60x30',
        'taskwire_database_connections{instance="b:3000",job="taskwire",state="idle"}': '60x30',
      },
      noFirings,
    ],
  ],
  TaskwireWebhooksLate: [
    [
      'a delivery that is overdue by more than five minutes',
      { [seriesOf('taskwire_webhook_overdue_seconds')]: '60+60x30' },
      fires('A webhook has been due for 31m 0s.', {}),
    ],
    [
      'a delivery that is overdue by seconds',
      { [seriesOf('taskwire_webhook_overdue_seconds')]: '4x30' },
      noFirings,
    ],
  ],
  TaskwireWebhooksFailing: [
    [
      '75% of attempts fail',
      { [attempts('delivered')]: '0+1x60', [attempts('failed')]: '0+3x60' },
      fires('75% of the webhook attempts fail.', {}),
    ],
    [
      '25% of attempts fail',
      { [attempts('delivered')]: '0+3x60', [attempts('failed')]: '0+1x60' },
      noFirings,
    ],
  ],
  TaskwireRedisDown: [
    [
      'a node that counts budgets locally',
      { [seriesOf('taskwire_redis_down')]: '1x30' },
      fires('a:3000 counts rate limits locally: Redis is unavailable.', { instance: node.instance }),
    ],
    ['a node that reaches Redis', { [seriesOf('taskwire_redis_down')]: '0x30' }, noFirings],
  ],
  TaskwireRecordsDropped: [
    [
      'dropped lines of the request log',
      {
        [seriesOf('taskwire_request_log_dropped_total')]: '0+1x30',
        [seriesOf('taskwire_key_uses_dropped_total')]: '0x30',
      },
      fires('a:3000 drops entries of the request log or last uses of keys.'),
    ],
    [
      'nothing dropped recently',
      {
        [seriesOf('taskwire_request_log_dropped_total')]: '9x30',
        [seriesOf('taskwire_key_uses_dropped_total')]: '9x30',
      },
      noFirings,
    ],
  ],
}

const table = Object.entries(cases).flatMap(([alert, rows]) =>
  rows.map(([what, series, fires]): Case => ({ alert, what, series, fires })),
)

test('each alert has a case in which it fires and one in which it does not', () => {
  expect(Object.keys(cases)).toEqual(rules.map(({ alert }) => alert))
  for (const [alert, rows] of Object.entries(cases))
    expect(new Set(rows.map(([, , fires]) => fires.length > 0)), alert).toEqual(new Set([true, false]))
})

describe.skipIf(isPromtoolMissing)('an alert', () => {
  test.each(table)('the alert $alert fires only for its cases: $what', async ({ alert, series, fires }) => {
    const { labels, annotations } = rules.find((rule) => rule.alert === alert) ?? {}
    const file = await writeYaml({
      rule_files: [alerts],
      evaluation_interval: '1m',
      tests: [
        {
          interval: '1m',
          input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
          alert_rule_test: [
            {
              eval_time: '30m',
              alertname: alert,
              exp_alerts: fires.map(({ by, says }) => ({
                exp_labels: { ...labels, ...by },
                exp_annotations: { ...annotations, summary: says },
              })),
            },
          ],
        },
      ],
    })
    const { status, output } = promtool(['test', 'rules', file])
    expect(status, output).toBe(0)
  })
})
