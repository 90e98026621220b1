import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

/* Commands in comments of configuration files can be pasted: each has its own line, indented by three spaces. */

const folders = ['.ci', 'deploy', 'docs', 'examples', 'scripts', 'src', 'tools']
const files = globSync(['*', '.*', ...folders.map((folder) => `${folder}/**/*`)], {
  exclude: ['**/node_modules'],
})
  .filter((path) => /\.(ya?ml|sh|cfg|conf|sql)$|Dockerfile|\.env|^\.ci\/|ignore$/.test(path))
  .filter((path) => statSync(path).isFile())

const command =
  /(^|[^\w-])(docker (compose|run|build)|kubectl \w+|npm (ci|run|start|install)|npx|export [A-Z_]+=|psql|curl) |; npm start/

/** Returns the lines of a file's comments that are indented as commands, or all others. */
function commentsOf(path: string, kind: 'commands' | 'prose'): string {
  const lines = Array.from(
    readFileSync(path, 'utf8').matchAll(/^ *(?:#|--)(?!!)(.*)$/gm),
    ([, line = '']) => line,
  )
  return lines.filter((line) => line.startsWith('   ') === (kind === 'commands')).join('\n')
}

test.each(files)('%s has no command in the middle of a sentence of a comment', (path) => {
  const prose = commentsOf(path, 'prose').replaceAll(/`[^`]*`/g, 'code')
  expect(prose.match(command)?.[0]).toBeUndefined()
})

test.each(files.filter((path) => commentsOf(path, 'commands') !== ''))(
  'a shell accepts the commands in the comments of %s',
  (path) => {
    const { status, stderr } = spawnSync('bash', ['-n'], {
      input: commentsOf(path, 'commands'),
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  },
)
