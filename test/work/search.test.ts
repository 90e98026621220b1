import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/work.operations.ts'
import { setProjectMember } from '../../src/domain/projects/change-members.ts'
import { updateProject } from '../../src/domain/projects/change-project.ts'
import { createProject } from '../../src/domain/projects/create-project.ts'
import type { Caller } from '../support/app/app.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { operatorOf } from '../support/world/keys.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, sql, clock, web, commit } = useWorld()

let owner: Caller
let admin: Caller
let member: Caller
beforeAll(async () => {
  owner = await signInToWork(app, world)
  admin = await signInToWork(app, world, 'admin')
  member = await signInToWork(app, world, 'member')
})

async function search(q: string, caller = owner, limit = '50'): Promise<Schemas['SearchResult'][]> {
  const { status, body, text } = await caller.get('/search', { query: { q, limit } })
  expect(status, text).toBe(200)
  return (body as Schemas['SearchResponse']).data
}
const titles = async (q: string, caller = owner): Promise<string[]> =>
  (await search(q, caller)).map(({ title }) => title)

const place = async (name = 'Searched', visibility: 'open' | 'private' = 'open') => {
  const { id, cards } = await commit((tx) => createProject(tx, web(), { name, visibility }))
  return { id, card: cards[0]?.id ?? '' }
}

async function add(fields: object): Promise<string> {
  clock.advance(1)
  const { status, body, text } = await owner.post('/tasks', fields)
  expect(status, text).toBe(201)
  return (body as Schemas['WorkTaskResponse']).data.id
}

describe('words (product.md 25.56)', () => {
  test.each([
    ['a word', 'quartz', 'Order quartz'],
    ['the beginning of a word', 'quar', 'Order quartz'],
    ['words in any order', 'kilo order', 'Order ten kilo'],
    ['a word of the title and one of the description', 'feldspar mica', ['Feldspar', 'With mica']],
    ['another case', 'GNEISS', 'gneiss'],
    ['an accent in the text', 'mélange', 'Melange'],
    ['an accent in the title', 'cafe', 'Café'],
    ['letters of another case and script', 'СЛАНЕЦ', 'Сланец'],
    ['another form of a letter', 'ΟΔΟΣ', 'Οδοσα'],
    ['a ligature', 'office', 'The oﬃce'],
    ['a sharp s in capitals', 'STRASSE', 'Straße fegen'],
    ['a sharp s of a description', 'strasse', ['Sweep', 'die Straße']],
    ['a word that is written with a sharp s', 'Straße', 'STRASSE'],
    ['a word after a sign', 'basalt', 'dark-basalt'],
    ['words with a sign between them', 'dark.tuff', 'dark tuff'],
    ['digits', '4711', 'Invoice #4711'],
    ['a word after an emoji', 'party', '🎉party'],
    ['a vowel sign of a word', 'हिन्दी', 'यह हिन्दी है'],
    ['any part of a title without spaces', '見積', '東京の見積書'],
    ['one letter of a title without spaces', '積', '東京の積算'],
    ['a part of a Thai title', 'ภาษา', 'ฉันเรียนภาษาไทย'],
    ['the beginning of a description without spaces', '御影', ['Stone', '御影石の板']],
    ['a long word by its beginning', 'x'.repeat(150), 'x'.repeat(150)],
    ['a word of 96 letters beside others of another script', 'y'.repeat(96), `Über ${'y'.repeat(96)}`],
    ['a word of 100 letters of a title', 'z'.repeat(100), `Über ${'z'.repeat(100)}`],
    ['a word of 100 letters of a description', 'w'.repeat(100), ['Long', `Über ${'w'.repeat(100)}`]],
    ['a longer word by its beginning', 'v'.repeat(98), `Über ${'v'.repeat(120)}`],
    ['a word of a long description', 'porphyry', ['Long', `${'lorem ipsum '.repeat(1_600)}porphyry`]],
  ])('search finds %s', async (_what, q, task) => {
    const [title, description = null] = [task].flat()
    const { card } = await place()
    const id = await add({ title, description, card_id: card })
    expect((await search(q)).map((one) => one.id)).toContain(id)
  })

  test.each([
    ['the end of a word', 'uartz', 'Order quartz'],
    ['one of two words', 'quartz sand', 'Order quartz'],
    ['a pattern', 'q%tz', 'Order quartz'],
    ['the letters of a text without spaces in another order', '積見', '東京の見積書'],
    ['the end of a description without spaces', '石の板', ['Stone', '御影石の板']],
    ['a negated word', '!sand', 'Order quartz'],
  ])('search does not find %s', async (_what, q, task) => {
    const [title, description = null] = [task].flat()
    const { card } = await place()
    const id = await add({ title, description, card_id: card })
    expect((await search(q)).map((one) => one.id)).not.toContain(id)
  })

  test.each([
    ['→', ['A → B', 'Signs: →']],
    ['%', ['100 % wool', 'Signs: %']],
    ["'\\", ["it's '\\", "Signs: '\\"]],
    ['😀', ['😀 smile', 'Signs: 😀']],
  ])('search for the signs %s finds what contains them', async (q, [title, description]) => {
    const { card } = await place()
    const inTitle = await add({ title, card_id: card })
    const inDescription = await add({ title: 'Signs', description, card_id: card })
    await add({ title: 'None', card_id: card })
    const found = (await search(q)).map(({ id, matched }) => [id, matched])
    expect(found).toEqual([
      [inTitle, 'title'],
      [inDescription, 'description'],
    ])
  })

  test.each([
    ['hostile | !x & (y) <-> z'],
    ["a':*"],
    ['\\'],
    ['"'],
    ['ws_ s t'],
    ['|'],
    ['a'.repeat(200)],
    ['𝒜'.repeat(200)],
  ])('search answers %j, which is not a query language', async (q) => {
    await search(q)
  })

  test('text of any kind can be created and changed, however it is indexed (product.md 25.56)', async () => {
    const { card } = await place()
    for (const letter of ['é', 'x', '龍', 'ﷺ', '㌀', '𝒜', '|', 'ก', '\u{1f600}', '\ud7a3', ' '])
      for (const description of [letter.repeat(20_000), `${letter} `.repeat(10_000)]) {
        const id = await add({ title: `${letter.repeat(499)}.`, description, card_id: card })
        expect((await owner.patch(`/tasks/${id}`, { description: 'x' })).status).toBe(200)
      }
    const distinct = Array.from({ length: 10_000 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join(' ')
    await add({ title: 'Distinct', description: distinct, card_id: card })
    await add({
      title: String.fromCodePoint(...Array.from({ length: 500 }, (_, i) => 0x20000 + i)),
      card_id: card,
    })
  })
})

describe('order (product.md 25.57)', () => {
  /** Creates projects and tasks, and returns their titles in the expected order. */
  async function makeRanked(word: string): Promise<string[]> {
    const project = await place(`The ${word} works`)
    await add({ title: 'D completed', description: `of ${word}`, progress: 100, card_id: project.card })
    const d = await add({ title: 'D', description: `of ${word}s`, card_id: project.card })
    await add({ title: `T ${word} last`, card_id: project.card })
    await add({ title: `T ${word} completed`, progress: 100, card_id: project.card })
    await add({ title: `${word} B`, card_id: project.card })
    await add({ title: `${word}A`, card_id: project.card })
    await add({ title: `${word} completed`, progress: 100, card_id: project.card })
    await place(`${word} project`)
    clock.advance(1)
    await owner.patch(`/tasks/${d}`, { title: 'D open' })
    return [
      ...[`${word} project`, `${word}A`, `${word} B`, `${word} completed`],
      ...[`The ${word} works`, `T ${word} last`, `T ${word} completed`],
      ...['D open', 'D completed'],
    ]
  }

  test('search lists titles that begin with the text, then those with all words, then descriptions: projects, open and completed tasks', async () => {
    const expected = await makeRanked('dolomite')
    const found = await search('dolomite')
    expect(found.map(({ title }) => title)).toEqual(expected)
    expect(found.map(({ matched }) => matched)).toEqual([
      ...Array<string>(expected.length - 2).fill('title'),
      ...['description', 'description'],
    ])
    expect(await titles('DOLOMITE ')).toEqual(expected)
  })

  test('search lists the best of thousands of matches in the same order', async () => {
    const expected = await makeRanked('granulite')
    const { id, card } = await place('Many')
    await sql`
      insert into tasks (workspace_id, id, project_id, card_id, visible, title, description, progress, created_by, created_at, updated_at)
      select ${world.workspace.id}, 'task_01' || lpad(i::text, 24, '0'), ${id}, ${card}, true, 'Done', 'with granulite', 100,
        ${world.users.owner}, '2020-01-01', '2020-01-01' from generate_series(1, 1500) as i`
    expect((await titles('granulite')).slice(0, expected.length)).toEqual(expected)
    const first = await search('granulite', owner, '5')
    expect(first.map(({ title }) => title)).toEqual(expected.slice(0, 5))
  })

  test('a title that begins with the text of several words is first', async () => {
    const { card } = await place()
    await add({ title: 'Saw the white marble', card_id: card })
    await add({ title: 'White marble', card_id: card })
    await add({ title: 'Marble, white', card_id: card })
    await add({ title: 'White marbles, many', progress: 100, card_id: card })
    expect(await titles('white marble')).toEqual([
      ...['White marble', 'White marbles, many', 'Marble, white', 'Saw the white marble'],
    ])
  })

  test('a result shows the project and column of a task', async () => {
    const { id, card } = await place('Shown')
    const task = await add({ title: 'Serpentine', card_id: card })
    const [{ name } = { name: '' }] = await sql<{ name: string }[]>`select name from cards where id = ${card}`
    expect(await search('serpentine')).toEqual([
      {
        ...{ type: 'task', id: task, title: 'Serpentine', completed: false, matched: 'title' },
        ...{ project: { id, name: 'Shown' }, column: { id: card, name, is_done: false } },
      },
    ])
  })

  test('search returns at most `limit` results, by default 20', async () => {
    const { card } = await place()
    for (let i = 0; i < 25; i++) await add({ title: `Pumice ${i}`, card_id: card })
    const { body } = await owner.get('/search', { query: { q: 'pumice' } })
    expect((body as Schemas['SearchResponse']).data).toHaveLength(20)
    expect(await search('pumice', owner, '1')).toMatchObject([{ title: 'Pumice 24' }])
  })

  test('search finds the current title and description, and no deleted task', async () => {
    const { card } = await place()
    const id = await add({ title: 'Obsidian', description: 'of rhyolite', card_id: card })
    await owner.patch(`/tasks/${id}`, { title: 'Pitchstone', description: null })
    expect([await titles('obsidian'), await titles('rhyolite')]).toEqual([[], []])
    expect(await titles('pitchstone')).toEqual(['Pitchstone'])
    await owner.delete(`/tasks/${id}`)
    expect(await titles('pitchstone')).toEqual([])
  })
})

describe('rights (product.md 25.58)', () => {
  test.each<[string, 'open' | 'private', 'viewer' | 'editor' | undefined, { archived?: true }, string[]]>([
    ['an open project', 'open', undefined, {}, ['owner', 'admin', 'member']],
    ['a private project', 'private', undefined, {}, ['owner', 'admin']],
    [
      'a private project in which the member is a viewer',
      'private',
      'viewer',
      {},
      ['owner', 'admin', 'member'],
    ],
    [
      'a private project in which the member is an editor',
      'private',
      'editor',
      {},
      ['owner', 'admin', 'member'],
    ],
    ['an archived project', 'open', 'editor', { archived: true }, []],
  ])(
    'search finds %s and its tasks only for those who see it',
    async (what, visibility, role, change, expected) => {
      const word = `w${what.replaceAll(/\W/g, '')}`
      const { id, card } = await place(`Project ${word}`, visibility)
      await add({ title: `Task ${word}`, card_id: card })
      await add({ title: 'Described', description: word, card_id: card })
      const source = operatorOf(world, clock.now())
      if (role) await commit((tx) => setProjectMember(tx, source, id, world.users.member, role))
      if (change.archived) await commit((tx) => updateProject(tx, source, id, change))
      const stranger = await signInToWork(app, await app.fixture())
      const all = Object.entries({ owner, admin, member, stranger })
      const seen = await Promise.all(
        all.map(async ([who, caller]) => ((await search(word, caller)).length === 3 ? who : null)),
      )
      expect(seen.filter(Boolean)).toEqual(expected)
      const found = await Promise.all(all.map(async ([, caller]) => (await search(word, caller)).length))
      expect(found.filter(Boolean)).toHaveLength(expected.length)
    },
  )

  test('search finds tasks of the person’s own inbox, without a column, and nobody else’s', async () => {
    const id = await add({ title: 'Xenolith' })
    expect(await search('xenolith')).toMatchObject([{ id, column: null }])
    for (const caller of [admin, member]) expect(await search('xenolith', caller)).toEqual([])
  })

  test('search by signs, and among thousands of matches, finds only what the person sees', async () => {
    const { id, card } = await place('Hidden', 'private')
    await add({ title: '※ mylonite', card_id: card })
    await sql`
      insert into tasks (workspace_id, id, project_id, card_id, visible, title, created_by, created_at, updated_at)
      select ${world.workspace.id}, 'task_02' || lpad(i::text, 24, '0'), ${id}, ${card}, false, 'mylonite', ${world.users.owner},
        '2020-01-01', '2020-01-01' from generate_series(1, 1500) as i`
    expect([(await search('※')).length, (await search('mylonite')).length]).toEqual([1, 50])
    expect([await search('※', member), await search('mylonite', member)]).toEqual([[], []])
  })
})

describe('refused searches (product.md 25.56)', () => {
  test.each([
    ['no q', {}, 'q'],
    ['an empty q', { q: '' }, 'q'],
    ['white space alone', { q: ' \u3000\t' }, 'q'],
    ['201 characters', { q: 'a'.repeat(201) }, 'q'],
    ['U+0000', { q: 'a\u0000' }, 'q'],
    ['a limit of 0', { q: 'a', limit: '0' }, 'limit'],
    ['a limit of 51', { q: 'a', limit: '51' }, 'limit'],
    ['a limit that is no number', { q: 'a', limit: 'many' }, 'limit'],
  ])('search with %s is refused with 422', async (_what, query, param) => {
    expectRefusal(await owner.get('/search', { query }), 'validation_error', { param })
  })
})
