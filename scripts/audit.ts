import { spawnSync } from 'node:child_process'

/*
 * Reports known vulnerabilities in production dependencies, from the registry. Says so if no registry can be reached.
 */

interface Report {
  metadata?: { vulnerabilities: Record<string, number> }
  vulnerabilities?: Record<string, { severity: string; via: (string | { title: string; url: string })[] }>
}

const serious = ['high', 'critical']
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 60_000 })
const report = read(stdout)
if (!report?.metadata) console.error('not audited: the registry cannot be asked')
else {
  const found = Object.entries(report.vulnerabilities ?? {}).filter(([, { severity }]) =>
    serious.includes(severity),
  )
  for (const [name, { severity, via }] of found) {
    const what = via.map((one) => (typeof one === 'string' ? one : `${one.title} ${one.url}`)).join(', ')
    console.error(`${severity}: ${name}: ${what}`)
  }
  console.error(
    found.length === 0 ? 'audited: nothing serious is known' : 'npm audit fix, or another package',
  )
  if (found.length > 0) process.exitCode = 1
}

function read(text: string): Report | undefined {
  try {
    return JSON.parse(text) as Report
  } catch {
    return undefined
  }
}
