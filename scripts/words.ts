import type { AST, Rule, SourceCode } from 'eslint'

/** Words that the house avoids, in everything that is read. */
export const avoided = new RegExp(
  `\\b(?:${[
    'stands?|stood|alike|anew|meanwhile|in the place of|(?:is|are) told|hears?|of (?:ours|its own)|whoever|somebody|mends?',
    // Say: an older version, down, Taskwire tables, in milliseconds.
    'an? former version|(?:is|are) away(?! from)|(?:tables|nodes) of (?:Taskwire|Citus)|, milliseconds',
    // Word order of another language.
    'itself included|ones included|the one that listens|in the clear',
  ].join('|')})\\b`,
  'i',
)
const badOpening = /^(Of|What|Who|Where|Those|As|The same)\b/
const question = /^(How|When|Which|Why)\b/
const verb = /^(?!This|Its|Always|Unless|Besides)[A-Z][\w-]*s\b/
const directive = /^(eslint|@ts-|@vite|prettier-)/
const functions = /Function|MethodDefinition|TSMethodSignature|TSAbstractMethod/

/** The ESLint rule for comments and test titles (CONTRIBUTING.md, "Words"). */
export const words: Rule.RuleModule = {
  create: (context) => ({
    Program() {
      for (const { loc, text, end, isDoc } of findComments(context.sourceCode)) {
        const report = (message: string) => context.report({ loc, message })
        const word = avoided.exec(text.join(' '))?.[0]
        const first = text[0]?.split(' ').slice(0, 2).join(' ') ?? ''
        if (word) report(`"${word}": write the plain word that a reader would search for`)
        if (text.length > 2) report(`${text.length} lines: keep two, and move the rest to docs/decisions`)
        if (badOpening.test(first) || (isDoc && question.test(first)))
          report(`"${first}": begin with a noun or a verb`)
        else if (isDoc && first && !verb.test(first) && isBeforeFunction(context.sourceCode, end))
          report(`"${first}": begin with what the function does: Returns, Sends, Checks`)
      }
    },
    CallExpression({ callee, arguments: [title] }) {
      if (callee.type !== 'Identifier' || !/^(it|test|describe)$/.test(callee.name)) return
      const word = title && avoided.exec(context.sourceCode.getText(title))?.[0]
      if (title && word) context.report({ node: title, message: `"${word}": write the plain word` })
    },
  }),
}

/** Matches text that people read: several words, or one capitalized word. */
const readable = / |^\s*[A-Z][a-z]+\s*$/

/** The ESLint rule for messages and pages: string literals that people read, and the text between JSX tags. */
export const messages: Rule.RuleModule = {
  create: (context) => {
    const check = (node: Rule.Node, text: unknown) => {
      const word = typeof text === 'string' && readable.test(text) && avoided.exec(text)?.[0]
      if (word) context.report({ node, message: `"${word}": write the plain word` })
    }
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node: Rule.Node) => check(node, context.sourceCode.getText(node)),
    }
  },
}

/** Returns the comments with their lines of text. Successive `//` lines count as one comment. */
function findComments(sourceCode: SourceCode) {
  const found: { loc: AST.SourceLocation; text: string[]; end: number; isDoc: boolean }[] = []
  const comments = sourceCode.getAllComments()
  for (const { type, value, loc, range } of comments) {
    if (!loc || !range) continue
    const text = value.split('\n').map((line) => line.replace(/^\s*\*?\s*/, '').trim())
    const lines = text.filter((line) => line !== '' && !line.startsWith('@'))
    if (directive.test(lines[0] ?? '')) continue
    const last = found.at(-1)
    const isOwnLine = sourceCode.lines[loc.start.line - 1]?.trimStart().startsWith('//')
    if (type === 'Line' && isOwnLine && last?.loc.end.line === loc.start.line - 1) {
      Object.assign(last, {
        loc: { start: last.loc.start, end: loc.end },
        text: [...last.text, ...lines],
        end: range[1],
      })
    } else found.push({ loc, text: lines, end: range[1], isDoc: value.startsWith('*') })
  }
  return found
}

/** Returns whether a function, or a constant that holds one, follows this position. */
function isBeforeFunction(sourceCode: SourceCode, end: number): boolean {
  const start = end + (/\S/.exec(sourceCode.text.slice(end))?.index ?? 0)
  let node = sourceCode.getNodeByRangeIndex(start) as Rule.Node | null
  let outermost = node
  for (; node?.range?.[0] === start && node.type !== 'Program'; node = node.parent) outermost = node
  if (!outermost) return false
  if (outermost.type === 'ExpressionStatement') return false
  const { declaration = outermost } = outermost as { declaration?: Rule.Node }
  const isConstant = declaration.type === 'VariableDeclaration' && declaration.declarations[0]?.init
  return functions.test(isConstant ? isConstant.type : declaration.type)
}
