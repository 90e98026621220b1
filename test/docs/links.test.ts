import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/* The documents link to each other, and code refers to documents. */

const files = globSync(['*.md', 'docs/**/*.md', 'src/client/*.md'])
const textOf = (file: string): string => readFileSync(file, 'utf8').replace(/^```.*?^ *```/gms, '')
const linksOf = (file: string): string[] =>
  [...textOf(file).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, target = '']) => target)

/** Returns the fragments of a page's headings, as code hosts make them. */
const fragmentsOf = (file: string): Set<string> =>
  new Set(
    [...textOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

test.each(files)('every link in %s points to an existing file and heading', (file) => {
  const broken = linksOf(file).filter((link) => {
    const [path = '', fragment] = link.split('#')
    const target = path === '' ? file : join(dirname(file), decodeURI(path))
    if (!existsSync(target)) return true
    return fragment !== undefined && target.endsWith('.md') && !fragmentsOf(target).has(fragment)
  })
  expect(broken).toEqual([])
})

test('a function or type that a document names together with its file is in that file', () => {
  const named = files.flatMap((file) =>
    [
      ...textOf(file).matchAll(
        /`(\w+)`\s+(?:in|of)\s+(?:\[`[^`]+`\]\(([^)\s]+\.tsx?)\)|`((?:src|scripts)\/[^`]+\.tsx?)`)/g,
      ),
    ].map(([, name = '', link, path = '']) => ({
      file,
      name,
      path: link ? join(dirname(file), link) : path,
    })),
  )
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter(({ name, path }) => !readFileSync(path, 'utf8').includes(name))).toEqual([])
})

test('every document can be reached by links from README', () => {
  const found = new Set(['README.md'])
  for (const file of found)
    for (const link of linksOf(file)) {
      const target = join(dirname(file), link.split('#')[0] ?? '')
      if (files.includes(target)) found.add(target)
    }
  expect(files.filter((file) => !found.has(file))).toEqual([])
})

test('every document named in code, configuration or a message exists', () => {
  const code = globSync(
    ['{src,test,scripts,tools,deploy,spec}/**/*.{ts,tsx,yaml,json}', '*.{ts,js,yaml}', 'Dockerfile'],
    {
      // Its paths of tests are no documents.
      exclude: (name) => name.includes('node_modules') || name === 'durations.json',
    },
  )
  const named = code.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdocs\/(?:[\w-]+\/)*[\w-]+\.\w+/g)].map(
      ([name]) => `${name} (${file})`,
    ),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((one) => !existsSync(one.split(' ')[0] ?? ''))).toEqual([])
})

test('the index of product rules names every section', () => {
  const text = readFileSync('docs/product.md', 'utf8')
  const sections = [...text.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title)
  const index = text.slice(0, text.indexOf('\n## '))
  expect(sections.filter((title) => !index.includes(`[${title}](`))).toEqual([])
})
