import { Argument, type Command } from 'commander'

const scripts = { bash, zsh, fish }

export function addCommands(program: Command): void {
  program
    .command('completion')
    .description('print a script that completes commands and options in a shell')
    .addArgument(new Argument('<shell>', 'the shell that runs the script').choices(Object.keys(scripts)))
    .addHelpText(
      'after',
      '\nbash and zsh: source <(taskwire completion bash). fish: taskwire completion fish | source',
    )
    .action((shell: keyof typeof scripts) => {
      process.stdout.write(scripts[shell]([...nodesOf(program)]))
    })
}

interface Node {
  /** The names of the parent commands and of this command, separated by spaces. Empty for the program itself. */
  path: string
  words: { word: string; description: string }[]
}

function* nodesOf(command: Command, path = ''): Generator<Node> {
  const words = command.commands.map((one) => ({ word: one.name(), description: one.description() }))
  const options = command.options.flatMap(({ long, description }) =>
    long && long !== '--json' ? [{ word: long, description }] : [],
  )
  yield { path, words: [...words, ...options, ...everywhere] }
  for (const one of command.commands) yield* nodesOf(one, `${path} ${one.name()}`.trim())
}

const everywhere = [
  { word: '--json', description: 'print one JSON document' },
  { word: '--help', description: 'show the help' },
]

/** Returns a script for bash that completes subcommands and options, or else file names. */
function bash(nodes: Node[]): string {
  const paths = nodes.flatMap(({ path }) => (path ? [`'${path}'`] : [])).join('|')
  const cases = nodes.map(
    ({ path, words }) => `    '${path}') words='${words.map(({ word }) => word).join(' ')}' ;;`,
  )
  return `_taskwire() {
  local path='' words='' next i
  for ((i = 1; i < COMP_CWORD; i++)); do
    next="\${path:+$path }\${COMP_WORDS[i]}"
    case "$next" in
    ${paths}) path="$next" ;;
    esac
  done
  case "$path" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _taskwire taskwire
`
}

function zsh(nodes: Node[]): string {
  return `autoload -Uz compinit bashcompinit && compinit && bashcompinit\n${bash(nodes)}`
}

function fish(nodes: Node[]): string {
  const paths = nodes.flatMap(({ path }) => (path ? [`'${path}'`] : [])).join(' ')
  const lines = nodes.flatMap(({ path, words }) =>
    words.map(({ word, description }) => {
      const what = word.startsWith('--') ? `-l ${word.slice(2)}` : `-a ${word}`
      return `complete -c taskwire -n '__taskwire_at "${path}"' ${what} -d '${description.replaceAll("'", "\\'")}'`
    }),
  )
  return `function __taskwire_at
  set -l path ''
  for word in (commandline -opc)[2..]
    set -l next (string trim "$path $word")
    contains -- $next ${paths}; and set path $next
  end
  test "$path" = "$argv"
end
${lines.join('\n')}
`
}
