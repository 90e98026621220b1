import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { expectFocus, pressTo } from '../support/browser/keyboard.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { password, signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

/** An export of another tool, with an unknown column, a date whose day and month are ambiguous, and an unknown person. */
const file = [
  'Name,Deadline,Section/Column,Assignee,Due Date',
  'Order the tiles,wet,In progress,Anna Keller,31/12/2030',
  '"Measure, twice",dry,Done,,2030-12-31',
  'Paint,,,Nobody Known,',
  ',,,,2030-12-30',
].join('\n')

const unknownPerson = 'user_01m6drk2y0e6qsmym84rk0bvbg'

const importsUrl = /\/imports\?(?!.*dry_run)/

describe.skipIf(isChromiumMissing)('the import page', () => {
  const { app, world, sql } = useWorld()
  const browser = useBrowser()

  const openImport = async (name = 'Kitchen') => {
    const owner = await signIn(app, world)
    const { id } = (await owner.post('/projects', { name })).body.data as { id: string }
    const page = await browser.openAs(app, world, `/work/projects/${id}/import`)
    await page.getByLabel('Choose a file').waitFor()
    const titles = async (): Promise<string[]> => {
      const rows = await sql<{ title: string }[]>`
        select title from tasks where workspace_id = ${world.workspace.id} and project_id = ${id} order by id`
      return rows.map(({ title }) => title)
    }
    return { page, id, titles }
  }

  const choose = (page: Page, content: string | Buffer, name = 'tasks.csv'): Promise<void> =>
    page
      .getByLabel('Choose a file')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  const fieldOf = (page: Page, header: string): Locator =>
    page
      .getByRole('table', { name: 'Columns' })
      .getByRole('combobox', { name: `Field of ${header}`, exact: true })
  const failing = (page: Page): Promise<string[]> =>
    page.getByRole('list', { name: 'Lines that fail' }).getByRole('listitem').allTextContents()
  const importButton = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

  it('the import page shows the field of each column and the failing lines before it writes anything, and then imports (product.md 26.16)', async () => {
    const { page, titles } = await openImport()
    await choose(page, file)
    await importButton(page, 'Import 1 task').waitFor()
    const fields = ['Name', 'Deadline', 'Section/Column', 'Assignee', 'Due Date']
    expect(await Promise.all(fields.map((header) => fieldOf(page, header).inputValue()))).toEqual([
      ...['title', 'end_date', 'card_id', 'user_ids', 'end_date'],
    ])
    expect(await failing(page)).toEqual([
      'Line 2Due dateDue Date: "31/12/2030" is a date only with the day first: choose this order of dates.',
      expect.stringMatching(/^Line 4AssigneesAssignee: /),
      'Line 5TitleName is empty.',
    ])
    expect(await titles()).toEqual([])
    await page.getByRole('combobox', { name: 'Dates' }).selectOption('dmy')
    await importButton(page, 'Import 2 tasks').waitFor()
    await fieldOf(page, 'Assignee').selectOption('Not imported')
    await importButton(page, 'Import 3 tasks').waitFor()
    await fieldOf(page, 'Deadline').selectOption('Description')
    await waitFor(async () => !(await importButton(page, 'Import 3 tasks').isDisabled()))
    expect(await titles()).toEqual([])
    await importButton(page, 'Import 3 tasks').click()
    await page.getByRole('heading', { name: '3 tasks imported' }).waitFor()
    expect(await failing(page)).toEqual(['Line 5TitleName is empty.'])
    expect(await titles()).toEqual(['Order the tiles', 'Measure, twice', 'Paint'])
    await page.getByRole('link', { name: 'Open the board' }).click()
    const doing = page.getByRole('list', { name: 'Tasks in In progress' })
    await doing.getByRole('link', { name: 'Order the tiles' }).click()
    const panel = page.getByRole('dialog', { name: 'Order the tiles' })
    await panel.getByText('wet', { exact: true }).waitFor()
    expect(await panel.getByLabel('Due date').inputValue()).toContain('2030')
  })

  it('the import page lets a person choose the title column if none is recognized (product.md 26.16)', async () => {
    const { page, titles } = await openImport()
    await choose(page, 'What;Notes\nSand the door;twice\n')
    await page.getByRole('alert').getByText('The file has no column for the title').waitFor()
    await fieldOf(page, 'What').selectOption('Title')
    await importButton(page, 'Import 1 task').waitFor()
    expect(await fieldOf(page, 'Notes').inputValue()).toBe('description')
    await importButton(page, 'Import 1 task').click()
    await page.getByRole('heading', { name: '1 task imported' }).waitFor()
    expect(await titles()).toEqual(['Sand the door'])
  })

  it('the import page accepts a file that is dropped on it (product.md 26.16)', async () => {
    const { page } = await openImport()
    await page.evaluate(`(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['Name\\nDropped\\n'], 'dropped.csv', { type: 'text/csv' }))
      const options = { dataTransfer, bubbles: true, cancelable: true }
      document.querySelector('h1').dispatchEvent(new DragEvent('dragover', options))
      document.querySelector('h1').dispatchEvent(new DragEvent('drop', options))
    })()`)
    await importButton(page, 'Import 1 task').waitFor()
    await page.getByText('dropped.csv', { exact: true }).waitFor()
  })

  it('the import page works with the keyboard alone, and announces what was imported (product.md 26.16)', async () => {
    const { page } = await openImport()
    const { keyboard } = page
    const chooser = page.waitForEvent('filechooser')
    await pressTo(page, 'Tab', 'Choose a file')
    await keyboard.press('Enter')
    const buffer = Buffer.from('Name\nOne\nTwo\n')
    await (await chooser).setFiles({ name: 'two.csv', mimeType: 'text/csv', buffer })
    await importButton(page, 'Import 2 tasks').waitFor()
    await pressTo(page, 'Tab', 'Import 2 tasks')
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: '2 tasks imported' }).waitFor()
    await expectFocus(page, '2 tasks imported')
    await pressTo(page, 'Tab', 'Import another file')
    await keyboard.press('Enter')
    await expectFocus(page, 'Choose a file')
  })

  it.each([
    ['separated by commas', file, 'utf8'],
    ['separated by semicolons in UTF-16', `\uFEFF${file.replaceAll(',', ';')}`, 'utf16le'],
  ] as const)(
    'the import page saves the failing lines of a file %s, so they can be corrected (product.md 26.17)',
    async (_how, text, encoding) => {
      const { page } = await openImport()
      await choose(page, Buffer.from(text, encoding))
      await page.getByRole('list', { name: 'Lines that fail' }).waitFor()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download as CSV' }).click()
      expect((await download).suggestedFilename()).toBe('tasks failed.csv')
      const saved = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
      expect(saved.slice(0, 2)).toEqual([
        '\uFEFFName,Deadline,Section/Column,Assignee,Due Date,Error',
        expect.stringMatching(
          /^Order the tiles,wet,In progress,Anna Keller,31\/12\/2030,"Due Date: ""31\/12\/2030"" is a date only/,
        ),
      ])
      expect(saved.at(-2)).toBe(',,,,2030-12-30,Name is empty.')
    },
  )

  it.each([
    ['larger than 10 MiB', 'big.csv', Buffer.alloc(10 * 2 ** 20 + 1, 'Name\n'), 'big.csv is 10.1 MiB large'],
    ['empty', 'none.csv', Buffer.from('\uFEFF\r\n'), 'none.csv is empty.'],
    [
      'an image',
      'cat.png',
      Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
      'cat.png is not a text file.',
    ],
    ['a spreadsheet', 'plan.xlsx', Buffer.from('PK'), 'plan.xlsx is a spreadsheet. Save it as CSV'],
  ])(
    'the import page refuses a file that is %s, keeps the previous one, and accepts another (product.md 26.18)',
    async (_which, name, content, words) => {
      const { page } = await openImport()
      await choose(page, 'Name\nOne\n')
      await importButton(page, 'Import 1 task').waitFor()
      await choose(page, content, name)
      await page.getByRole('alert').getByText(words).waitFor()
      await importButton(page, 'Import 1 task').waitFor()
      await choose(page, 'Name\nOne\nTwo\n')
      await importButton(page, 'Import 2 tasks').waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
    },
  )

  it('the import page repeats an import whose response was lost, and no task is created twice (product.md 26.18)', async () => {
    const { page, titles } = await openImport()
    await choose(page, 'Name\nOne\nTwo\n')
    await importButton(page, 'Import 2 tasks').waitFor()
    await page.route(importsUrl, async (route) => {
      await route.fetch()
      await route.abort('internetdisconnected')
    })
    await importButton(page, 'Import 2 tasks').click()
    await page.getByRole('alert').getByText('The server did not respond').waitFor()
    await page.unroute(importsUrl)
    await importButton(page, 'Import 2 tasks').click()
    await page.getByRole('heading', { name: '2 tasks imported' }).waitFor()
    expect(await titles()).toEqual(['One', 'Two'])
  })

  it('the import page shows why a file could not be checked, and can check it again (product.md 26.18)', async () => {
    const { page } = await openImport()
    await page.route(/\/imports/, (route) => route.abort('internetdisconnected'))
    await choose(page, 'Name\nOne\n')
    await page.getByRole('button', { name: 'Check again' }).waitFor()
    await page.unroute(/\/imports/)
    await page.getByRole('button', { name: 'Check again' }).click()
    await importButton(page, 'Import 1 task').waitFor()
  })

  it('the import page keeps the file when the session ends, and imports it after the person signs in again (product.md 26.18)', async () => {
    const { page, titles } = await openImport()
    await choose(page, 'Name\nOne\nTwo\n')
    await importButton(page, 'Import 2 tasks').waitFor()
    // The session ends once the import is sent: before, the dialog could open first, and cover the button.
    await page.route(
      /\/imports(\?|$)/,
      async (route) => {
        await sql`delete from sessions where user_id = ${world.users.owner}`
        await route.continue()
      },
      { times: 1 },
    )
    await importButton(page, 'Import 2 tasks').click()
    const again = page.getByRole('dialog', { name: 'Sign in to continue' })
    await again.getByRole('textbox', { name: 'Password' }).fill(password)
    await again.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('heading', { name: '2 tasks imported' }).waitFor()
    expect(await titles()).toEqual(['One', 'Two'])
  })

  it('if all lines were imported before, the import page shows that and offers no import', async () => {
    const { page } = await openImport()
    await choose(page, 'Name\nOne\n')
    await importButton(page, 'Import 1 task').click()
    await page.getByRole('button', { name: 'Import another file' }).click()
    await choose(page, 'Name\nOne\n')
    await page
      .getByRole('status')
      .getByText('There is nothing to import: 1 line is known from an earlier import.')
      .waitFor()
    expect(await page.getByRole('button', { name: /^Import / }).count()).toBe(0)
  })

  it('an import can be undone on the import page, and the same file imported again (product.md 26.21)', async () => {
    const { page, titles } = await openImport()
    await choose(page, 'Name\nOne\nTwo\n')
    await importButton(page, 'Import 2 tasks').click()
    await page.getByRole('button', { name: 'Undo this import' }).click()
    await page.getByRole('heading', { name: '2 tasks deleted' }).waitFor()
    await expectFocus(page, '2 tasks deleted')
    expect(await titles()).toEqual([])
    await page.getByRole('button', { name: 'Import again' }).click()
    await importButton(page, 'Import 2 tasks').click()
    await page.getByRole('heading', { name: '2 tasks imported' }).waitFor()
    await page.getByRole('button', { name: 'Import again' }).click()
    await page.getByRole('status').getByText('2 lines are known from an earlier import').waitFor()
    expect(await titles()).toEqual(['One', 'Two'])
  })

  it('the import page lists words that are not understood, and lets a person import archived cards (product.md 26.21)', async () => {
    const { page } = await openImport()
    const words = 'Board,,\n,,\nCard Name,List Name,Archived\nOne,Frozen,false\nTwo,Done,true\n'
    await choose(page, words)
    await importButton(page, 'Import 1 task').waitFor()
    expect(await fieldOf(page, 'List Name').inputValue()).toBe('card_id')
    await page.getByRole('table', { name: 'Columns' }).getByText('Frozen').waitFor()
    const list = page.getByRole('list', { name: 'Words that are not understood' })
    expect(await list.getByRole('listitem').allTextContents()).toEqual([
      '1 lineBoard columnFrozen: the default column',
    ])
    await page.getByRole('combobox', { name: 'Archived cards' }).selectOption('done')
    await importButton(page, 'Import 2 tasks').waitFor()
  })

  it.each([
    [
      'a file of another tool',
      'Title,Assignee\nOne,Nobody Known\n',
      'does not name one active member, so the line fails',
      'Nobody Known',
    ],
    [
      'a file of our own',
      `title,assignee_ids\nOne,${unknownPerson}\n`,
      'can no longer be assigned, and is left out',
      unknownPerson,
    ],
  ])(
    'the import page says what becomes of unknown people in %s (product.md 26.21)',
    async (_what, text, outcome, word) => {
      const { page } = await openImport()
      await choose(page, text)
      const list = page.getByRole('list', { name: 'Words that are not understood' })
      await list.waitFor()
      expect(await list.getByRole('listitem').allTextContents()).toEqual([
        `1 lineAssignees${word}: ${outcome}`,
      ])
    },
  )

  it('the import page is linked from the board for people who may write there, and explains itself to a viewer (product.md 26.16)', async () => {
    const page = await browser.openAs(app, world, `/work/projects/${world.projects.main}`)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Import' }).click()
    await page.getByRole('heading', { name: 'Import tasks', level: 1 }).waitFor()
    await page.getByLabel('Choose a file').waitFor()
    await page.goto(`/work/projects/${world.projects.viewer_only}`)
    await page
      .getByRole('list', { name: /^Tasks in/ })
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'More' }).click()
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Export CSV'])
    await page.goto(`/work/projects/${world.projects.viewer_only}/import`)
    await page.getByRole('heading', { name: 'You can read this project' }).waitFor()
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
    await page.goto(`/work/projects/${world.projects.inbox}/import`)
    await page.getByRole('heading', { name: 'Tasks cannot be imported into an inbox' }).waitFor()
    await page.goto(`/work/projects/${world.projects.archived}/import`)
    await page.getByRole('alert').getByRole('heading', { name: 'Not found' }).waitFor()
  })

  it('the import page passes axe in every view: empty, refused, without a title, checked, done, and for a viewer', async () => {
    const { page } = await openImport('רשימת המטלות של הבית')
    await expectAccessibleInEveryView(page, 'import')
    const wide = { width: 1280, height: 860 }
    await page.setViewportSize(wide)
    await choose(page, 'What,When\nSand,tomorrow\n')
    await page.getByRole('alert').getByText('The file has no column for the title').waitFor()
    await choose(page, 'PK', 'plan.xlsx')
    await page.getByRole('alert').getByText('plan.xlsx is a spreadsheet').waitFor()
    await expectAccessibleInEveryView(page, 'import-refused')
    await page.setViewportSize(wide)
    const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6)
    await choose(page, `${file}\n${long},${long},,${long},\nשלום,עולם,,,מחר`, `${long.slice(0, 60)}.csv`)
    await importButton(page, 'Import 1 task').waitFor()
    await expectAccessibleInEveryView(page, 'import-checked')
    await page.setViewportSize(wide)
    await importButton(page, 'Import 1 task').click()
    await page.getByRole('heading', { name: '1 task imported' }).waitFor()
    await expectAccessibleInEveryView(page, 'import-done')
    await page.goto(`/work/projects/${world.projects.viewer_only}/import`)
    await page.getByRole('heading', { name: 'You can read this project' }).waitFor()
    await expectAccessibleInEveryView(page, 'import-viewer')
  })
})
