/* The house's own rules, as a plugin of oxlint, whose API is ESLint's. */

interface Comment {
  type: 'Line' | 'Block' | 'Shebang'
  value: string
  loc: Location
}

interface Location {
  start: { line: number; column: number }
  end: { line: number; column: number }
}

interface Context {
  sourceCode: { getAllComments: () => Comment[]; lines: string[] }
  report: (finding: { loc: Location; message: string }) => void
}

/** Maximum number of lines of text in a comment. Longer ones belong in docs/decisions. */
const maxLines = 2

const directive = /^(eslint|oxlint|@ts-|@vite|oxfmt-|prettier-)/

/** Returns the comments with their lines of text. Successive `//` lines count as one comment. */
function findComments({ getAllComments, lines }: Context['sourceCode']): { loc: Location; text: string[] }[] {
  const found: { loc: Location; text: string[] }[] = []
  for (const { type, value, loc } of getAllComments()) {
    const text = value.split('\n').map((line) => line.replace(/^\s*\*?\s*/, '').trim())
    const shown = text.filter((line) => line !== '' && !line.startsWith('@'))
    if (directive.test(shown[0] ?? '')) continue
    const last = found.at(-1)
    const isOwnLine = lines[loc.start.line - 1]?.trimStart().startsWith('//')
    if (last && type === 'Line' && isOwnLine && last.loc.end.line === loc.start.line - 1) {
      last.loc = { start: last.loc.start, end: loc.end }
      last.text.push(...shown)
    } else found.push({ loc, text: shown })
  }
  return found
}

const comments = {
  create: ({ sourceCode, report }: Context) => ({
    Program() {
      for (const { loc, text } of findComments(sourceCode))
        if (text.length > maxLines)
          report({
            loc,
            message: `${text.length} lines: keep ${maxLines}, and move the rest to docs/decisions`,
          })
    },
  }),
}

/** Calls that take their items as arguments, each of which takes space on the stack: 120,000 end in a RangeError. */
const takesItems = /^(push|unshift|splice|max|min|apply|fromCharCode|fromCodePoint)$/

interface Call {
  callee: { property?: { name?: string } }
  arguments: { type: string; loc: Location }[]
}

const spread = {
  create: ({ report }: Context) => ({
    CallExpression({ callee, arguments: given }: Call) {
      if (!takesItems.test(callee.property?.name ?? '')) return
      const message = 'Add the items in a loop, or use reduce: the array may be long.'
      for (const { type, loc } of given) if (type === 'SpreadElement') report({ loc, message })
    },
  }),
}

export default { meta: { name: 'house' }, rules: { comments, spread } }
