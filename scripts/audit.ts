import { spawnSync } from 'node:child_process'

/*
 * Reports the vulnerabilities that the registry lists for production dependencies, or that no registry can be reached.
 */

const options = ['--omit=dev', '--audit-level=high']
const { status, stdout } = spawnSync('npm', ['audit', ...options], { encoding: 'utf8', timeout: 60_000 })
if (!/vulnerabilit/.test(stdout)) console.error('not audited: the registry cannot be reached')
else if (status === 0) console.error('audited: no serious vulnerability is known')
else {
  console.error(stdout)
  process.exitCode = 1
}
