import { spawnSync } from 'node:child_process'

const installed = spawnSync('promtool', ['--version']).status === 0

/** Whether tests that need promtool must be skipped here. In CI they are not: there Debian's `prometheus` brings it. */
export const withoutPromtool = !installed && process.env.CI !== 'true'
if (withoutPromtool) console.warn('skipped: alerts and the dashboard are tried by promtool')

export function promtool(args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}
