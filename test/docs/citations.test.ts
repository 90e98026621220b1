import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/*
 * Every citation can be looked up: rules by number in docs/product.md, files and headings in the documents
 * that link them, and no document outside the repository.
 */

const root = resolve(import.meta.dirname, '../..')
const files = globSync(
  '{src,tools,test,scripts,examples,spec,docs}/**/*.{ts,tsx,js,go,py,sh,sql,yaml,json,md}',
  {
    cwd: root,
    exclude: ['src/db/migrations/**', 'docs/performance.json', '**/node_modules/**'],
  },
)
const documents = [...globSync('*.md', { cwd: root }), ...files.filter((file) => /^docs\/.*\.md$/.test(file))]
const readers = [...new Set([...files, ...documents])].filter((file) => !file.startsWith('test/docs/'))

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Joins the lines of a comment or paragraph, without the markers at the beginning of comment lines. */
const unbroken = (text: string): string => text.replace(/\s*\n\s*(\*|\/\/|#|>)?\s*/g, ' ')

describe('the rules of docs/product.md', () => {
  const product = read('docs/product.md')
  const rules = [...product.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number = '']) => number)
  const place = (number: string): number[] => number.split('.').map(Number)

  it('the rules of docs/product.md are numbered in ascending order, each number once', () => {
    expect(rules.length).toBeGreaterThan(100)
    const sorted = [...new Set(rules)].sort((one, other) => {
      const [section = 0, rule = 0] = place(one)
      const [otherSection = 0, otherRule = 0] = place(other)
      return section - otherSection || rule - otherRule
    })
    expect(rules).toEqual(sorted)
  })

  it('the rules of docs/product.md are in the section of their number, in which every list item is a rule', () => {
    for (const part of product.split(/^## /m).slice(1)) {
      const section = part.split(' ', 1)[0]
      const items = part.match(/^- .{0,12}/gm) ?? []
      expect(items).toEqual(items.filter((item) => item.startsWith(`- **${section}.`)))
    }
  })

  it('the rules cited by other rules of docs/product.md exist', () => {
    const cited = [...unbroken(product).matchAll(/\((\d+\.\d+)\)/g)].map(([, number]) => number)
    expect(cited).not.toEqual([])
    expect(cited.filter((number) => !rules.includes(number ?? ''))).toEqual([])
  })

  it('the rules of docs/product.md cited by other files exist', () => {
    const cited = readers.flatMap((file) =>
      [...unbroken(read(file)).matchAll(/product\.md (\d+\.\d+(?:(?:,| and) \d+\.\d+)*)/g)].flatMap(
        ([, list = '']) => list.split(/,? (?:and )?/).map((number) => ({ file, number })),
      ),
    )
    expect(new Set(cited.map(({ file }) => file.split('/')[0]))).toContain('src')
    expect(cited.filter(({ number }) => !rules.includes(number))).toEqual([])
  })
})

/** Documents from the start of the project, which are not in the repository. */
const absent =
  /\bspecification,? (?:sections? )?\d|\bdecisions? \d|\(section \d|operating manual|\b(?:specification|decisions|operating|settings|contract|design|stack)\.md\b/gi

it('no file cites a document outside the repository', () => {
  const cited = readers.flatMap((file) =>
    [...unbroken(read(file)).matchAll(absent)].map(([words]) => `${file}: ${words}`),
  )
  expect(cited).toEqual([])
})

const withoutFences = (text: string): string => text.replace(/^( *)```[^]*?^\1```$/gm, '')
const withoutCode = (text: string): string => withoutFences(text).replace(/`[^`\n]*`/g, '``')

/** Returns the anchors that GitHub gives to headings. */
function anchorsOf(document: string): string[] {
  return [...withoutFences(document).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

describe.each(documents)('%s', (document) => {
  const text = read(document)

  it('the document links only to existing files and headings', () => {
    const targets = [...withoutCode(text).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target)
    const dead = targets.filter((target) => {
      if (/^[a-z]+:/.test(target)) return false
      const [path = '', anchor] = target.split('#')
      const file = path === '' ? join(root, document) : resolve(root, dirname(document), path)
      if (!existsSync(file)) return true
      if (anchor === undefined) return false
      return statSync(file).isDirectory() || !anchorsOf(readFileSync(file, 'utf8')).includes(anchor)
    })
    expect(dead).toEqual([])
  })

  it('the document names only existing files', () => {
    const names = [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
    expect(names.filter(isPath).filter((path) => !isFound(path, dirname(document)))).toEqual([])
  })
})

const folders = 'src|test|scripts|examples|spec|docs|generated|\\.ci'

/**
 * Returns whether code is the name of a file or a path below a folder of the project, but not a pattern or a
 * placeholder.
 */
function isPath(code: string): boolean {
  if (/[*…<>{} ]|\bNAME\b/.test(code)) return false
  return (
    /^(?:[\w.-]+\/)*[\w-][\w.-]*\.(?:ts|tsx|js|md|yaml|svg|sql|py|go)$/.test(code) ||
    new RegExp(`^(?:${folders})/`).test(code)
  )
}

const fileNames = new Set(files.map((file) => basename(file)))

/**
 * Returns whether a path exists from the root, from the document or from `src`. A bare name may be that of any
 * file.
 */
function isFound(path: string, from: string): boolean {
  if (['.', from, 'src'].some((base) => existsSync(join(root, base, path)))) return true
  return !path.includes('/') && fileNames.has(path)
}
