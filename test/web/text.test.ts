import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

type Links = Readonly<Record<string, string>>

/** Texts, what is shown of each, and its links. */
const hostile: Record<string, { text: string; shown: string; links?: Links }> = {
  'a javascript: link': {
    text: '[click](javascript:alert(1)) <javascript:alert(2)>',
    shown: '[click](javascript:alert(1)) <javascript:alert(2)>',
  },
  'a javascript: link in disguise': {
    text: '[click](JaVa&#x0A;Script&colon;alert(1))\n\n[a]\n\n[a]: vbscript:x',
    shown: '[click](JaVa&#x0A;Script&colon;alert(1))\n[a]',
  },
  'a data: link': {
    text: '[click](data:text/html,%3Cscript%3E) [file](file:///etc/passwd)',
    shown: '[click](data:text/html,%3Cscript%3E) [file](file:///etc/passwd)',
  },
  'a link within the site': { text: '[go](/settings/keys)', shown: '[go](/settings/keys)' },
  HTML: {
    text: '<script>alert(1)</script>\n\n<b onclick="alert(1)">bold</b> <img src=//evil.example/a onerror=alert(1)>',
    shown:
      '<script>alert(1)</script>\n<b onclick="alert(1)">bold</b> <img src=//evil.example/a onerror=alert(1)>',
  },
  'a style and a frame': {
    text: '<style>* { display: none }</style>\n<iframe src="https://evil.example"></iframe>',
    shown: '<style>* { display: none }</style>\n<iframe src="https://evil.example"></iframe>',
  },
  images: {
    text: '![a plan](https://evil.example/plan.png) ![](https://evil.example/x) ![no](data:image/png;base64,a)',
    shown: 'a plan https://evil.example/x ![no](data:image/png;base64,a)',
    links: { 'a plan': 'https://evil.example/plan.png', 'https://evil.example/x': 'https://evil.example/x' },
  },
  'an image in a link': {
    text: '[![built](https://evil.example/badge)](https://ci.example/)',
    shown: 'built',
    links: { built: 'https://ci.example/' },
  },
  'a homograph host': {
    text: '[bank](https://аpple.example/) and https://аpple.example/login',
    shown: 'bank and https://аpple.example/login',
    links: {
      bank: 'https://xn--pple-43d.example/',
      'https://аpple.example/login': 'https://xn--pple-43d.example/login',
    },
  },
  'bare links': {
    text: 'https://a.example/?b=1. www.b.example, mail c@d.example',
    shown: 'https://a.example/?b=1. www.b.example, mail c@d.example',
    links: {
      'https://a.example/?b=1': 'https://a.example/?b=1',
      'www.b.example': 'http://www.b.example/',
      'c@d.example': 'mailto:c@d.example',
    },
  },
  footnotes: { text: 'a[^1]\n\n[^1]: b', shown: 'a[^1]' },
}

/** Texts that take long to parse, and the start of what is shown instead. */
const deep = {
  quotes: '>'.repeat(1_000),
  'quotes, each line deeper': Array.from({ length: 190 }, (_, index) => '>'.repeat(index)).join('\n'),
  lists: '- '.repeat(1_000),
  'indented lists': Array.from({ length: 100 }, (_, index) => `${'  '.repeat(index)}- a`).join('\n'),
  brackets: '['.repeat(1_000),
  'closed brackets': '['.repeat(1_000) + ']'.repeat(1_000),
  links: '['.repeat(1_000) + '](b)'.repeat(1_000),
  images: '!['.repeat(1_000),
  stars: '*'.repeat(1_000),
  'marks of emphasis': '*a_'.repeat(6_000),
  'quotes after a carriage return': `a\r${'>'.repeat(1_000)}`,
  'emphasis beside brackets': '(*a'.repeat(700) + 'a*)'.repeat(700),
  'backticks of many lengths': Array.from({ length: 190 }, (_, index) => '`'.repeat(index + 1)).join(' '),
  cells: `|${'a|'.repeat(500)}\n|${'-|'.repeat(500)}\n${'|b\n'.repeat(100)}`,
}

describe.skipIf(isChromiumMissing)('the text of a description', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  const open = async (title: string, description: string, person: 'owner' | 'member' = 'owner') => {
    const work = await signInToWork(app, world)
    const { body } = await work.post('/tasks', { title, card_id: world.cards.todo, description })
    const { id } = body.data as { id: string }
    const path = `/work/projects/${world.projects.main}?task=${id}`
    const page = await browser.openAs(app, world, path, { person })
    const panel = page.getByRole('dialog', { name: title })
    await panel.waitFor()
    const stored = async () =>
      ((await work.get(`/tasks/${id}`)).body.data as { description: string }).description
    return { page, panel, work, id, stored }
  }
  const reading = (page: Page) => page.getByRole('dialog').locator('[data-description]')

  it('a description is shown as formatted text (product.md 25.70)', async () => {
    const text = `# Plan\none\ntwo **bold** ~~gone~~\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- [ ] open\n- [x] done\n\n> said\n\n\`\`\`\ncode\n\`\`\``
    const { page, panel } = await open('Formatted', text)
    await panel.getByRole('heading', { name: 'Plan' }).waitFor()
    const shown = reading(page)
    expect(await shown.locator('strong').textContent()).toBe('bold')
    expect(await shown.locator('del').textContent()).toBe('gone')
    expect(await shown.locator('p').first().innerText()).toBe('one\ntwo bold gone')
    expect(await panel.getByRole('cell').allTextContents()).toEqual(['1', '2'])
    expect(await panel.getByRole('checkbox', { name: 'done' }).isChecked()).toBe(true)
    expect(await panel.getByRole('checkbox', { name: 'open' }).isChecked()).toBe(false)
    expect(await shown.locator('blockquote').innerText()).toBe('said')
    expect(await shown.locator('pre').innerText()).toBe('code\n')
    await expectAccessibleInEveryView(page, 'description')
  })

  it('a hostile text only shows text and links, and loads nothing (product.md 25.70, 25.71)', async () => {
    const { page, work, id } = await open('Hostile', '**first**')
    await reading(page).locator('strong').waitFor()
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    page.on('dialog', () => hosts.add('a dialog'))
    for (const [name, { text, shown, links = {} }] of Object.entries(hostile)) {
      await work.patch(`/tasks/${id}`, { description: text })
      await expect
        .poll(() => reading(page).innerText(), { message: name, timeout: 60_000 })
        .toContain(shown.slice(0, 12))
      expect(await linksIn(page), name).toEqual(links)
      expect((await reading(page).innerText()).replaceAll(/\s*\n\s*/g, '\n'), name).toBe(shown)
      expect(await reading(page).locator('img, script, style, iframe, [onclick], [onerror]').count()).toBe(0)
    }
    expect([...hosts]).toEqual([new URL(app.url).host])
  })

  it('a text that takes long to format is shown as it was typed (product.md 25.72)', async () => {
    const { page, work, id } = await open('Deep', '**first**')
    await reading(page).locator('strong').waitFor()
    for (const [name, text] of Object.entries(deep)) {
      await work.patch(`/tasks/${id}`, { description: `${name}\n\n${text}` })
      const shown = () => reading(page).textContent()
      await expect.poll(shown, { message: name, timeout: 60_000 }).toBe(`${name}\n\n${text}`)
    }
  })

  it('a description is edited in a textbox that keys, the button and leaving it close (product.md 25.73)', async () => {
    const { page, panel, stored } = await open('Edited', 'Old')
    const edit = panel.getByRole('button', { name: 'Edit description' })
    const textbox = panel.getByRole('textbox', { name: 'Description' })
    const ends: Record<string, { end: () => Promise<unknown>; isSaved: boolean }> = {
      'Control+Enter': { end: () => textbox.press('Control+Enter'), isSaved: true },
      Save: { end: () => panel.getByRole('button', { name: 'Save', exact: true }).click(), isSaved: true },
      Escape: { end: () => textbox.press('Escape'), isSaved: false },
      'a click on another control': {
        end: () => panel.getByRole('checkbox', { name: 'Completed' }).check(),
        isSaved: true,
      },
      Tab: {
        end: async () => {
          await textbox.press('Tab')
          await page.keyboard.press('Tab')
        },
        isSaved: true,
      },
    }
    for (const [name, { end, isSaved }] of Object.entries(ends)) {
      const before = await stored()
      await edit.click()
      expect(await page.evaluate('document.activeElement.tagName'), name).toBe('TEXTAREA')
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(`By ${name}`)
      await end()
      await textbox.waitFor({ state: 'detached' })
      await reading(page)
        .getByText(isSaved ? `By ${name}` : before, { exact: true })
        .waitFor()
      if (isSaved) await waitFor(async () => (await stored()) === `By ${name}`)
      expect(await stored(), name).toBe(isSaved ? `By ${name}` : before)
      if (name === 'Escape')
        expect(await edit.evaluate('document.activeElement.textContent')).toBe('Edit description')
    }
    expect(await panel.getByRole('checkbox', { name: 'Completed' }).isChecked()).toBe(true)
    await panel.waitFor()
  })

  it('an empty description is a textbox, whose text is saved while it is typed and which Escape empties again (product.md 25.73)', async () => {
    const { page, panel, stored } = await open('Empty', '')
    const textbox = panel.getByRole('textbox', { name: 'Description' })
    await textbox.fill('Typed')
    await waitFor(async () => (await stored()) === 'Typed')
    expect(await textbox.inputValue()).toBe('Typed')
    await textbox.press('Escape')
    await waitFor(async () => (await stored()) === '')
    expect(await textbox.inputValue()).toBe('')
    await textbox.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(page.url()).not.toContain('task=')
  })

  it('ticking a task of a list changes one character of the stored text (product.md 25.74)', async () => {
    const text =
      'Intro [ ] \t\r\n\r\n1) [x] **first** <https://a.example>\r\n   - [ ] inner [ ]\n> * [X]\tquoted\n\n```\n- [ ] code\n```\n- [ ] 🧭 last\n\n  more'
    const { page, panel, stored } = await open('Ticked', text)
    const isTicked: Record<string, boolean> = {
      'first https://a.example': true,
      'inner [ ]': false,
      quoted: true,
      '🧭 last': false,
    }
    let expected = text
    for (const [name, was] of Object.entries(isTicked)) {
      const box = panel.getByRole('checkbox', { name, exact: true })
      expect(await box.isChecked(), name).toBe(was)
      const [mark = '', typed = ''] =
        {
          first: ['[x] **first', '[ ] **first'],
          inner: ['[ ] inner', '[x] inner'],
          quoted: ['[X]\tquoted', '[ ]\tquoted'],
          last: ['[ ] 🧭', '[x] 🧭'],
        }[/first|inner|quoted|last/.exec(name)?.[0] ?? ''] ?? []
      expected = expected.replace(mark, typed)
      await box.click()
      expect(await box.isChecked(), name).toBe(!was)
      await waitFor(async () => (await stored()) === expected)
    }
    expect(await reading(page).getByRole('checkbox').count()).toBe(4)
  })

  it('a tick in a text that another person has just changed shows both texts (product.md 25.74)', async () => {
    const { page, panel, work, id, stored } = await open('Changed', '- [ ] mine')
    let isChanged = false
    await page.route(/\/tasks\/task_\w+$/, async (route) => {
      const isFirst = route.request().method() === 'PATCH' && !isChanged
      if (isFirst) await work.patch(`/tasks/${id}`, { description: 'Theirs' })
      isChanged ||= isFirst
      await route.continue()
    })
    await panel.getByRole('checkbox', { name: 'mine' }).click()
    await panel.getByRole('alert').getByText('Theirs', { exact: true }).waitFor()
    expect(await panel.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('- [x] mine')
    expect(await stored()).toBe('Theirs')
    await panel.getByRole('button', { name: 'Use theirs' }).click()
    await reading(page).getByText('Theirs').waitFor()
  })

  it('a tick that is refused is taken back (product.md 25.74)', async () => {
    const { page, panel, stored } = await open('Refused', '- [ ] mine')
    await page.route(/\/tasks\/task_\w+$/, (route) =>
      route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
    )
    const box = panel.getByRole('checkbox', { name: 'mine' })
    await box.click()
    await page.getByRole('status').getByText('Not saved').waitFor()
    expect(await box.isChecked()).toBe(false)
    expect(await stored()).toBe('- [ ] mine')
  })

  it('who may not edit a task cannot tick the tasks in its description (product.md 25.74)', async () => {
    const owner = await signIn(app, world)
    const member = `/projects/${world.projects.main}/members/${world.users.member}`
    await owner.call('PUT', member, { body: { role: 'viewer' } })
    const { panel } = await open('Viewed', '- [x] done', 'member')
    const box = panel.getByRole('checkbox', { name: 'done' })
    await box.waitFor()
    expect([await box.isChecked(), await box.isDisabled()]).toEqual([true, true])
    expect(await panel.getByRole('button', { name: 'Edit description' }).count()).toBe(0)
    await owner.delete(member)
  })

  it('text without spaces, from right to left or deeply nested stays within the panel at 360 pixels (product.md 25.70)', async () => {
    const { page, work, id } = await open('Narrow', '**first**')
    await reading(page).locator('strong').waitFor()
    await page.setViewportSize({ width: 360, height: 740 })
    const texts = {
      long: `# ${'x'.repeat(500)}\n\n- [ ] ${'y'.repeat(500)}\n\n\`${'z'.repeat(500)}\`\n\nend`,
      rtl: `# שלום עולם\n\n- [ ] ${'ש'.repeat(500)}\n\nend`,
      nested: `${Array.from({ length: 10 }, (_, index) => `${'  '.repeat(index)}- ${'w'.repeat(60)}`).join('\n')}\n\nend`,
      quoted: `${'> '.repeat(15)}${'w'.repeat(60)}\n\nend`,
      table: `|${'abcdef|'.repeat(30)}\n|${'-|'.repeat(30)}\n|${'wwwwwwww|'.repeat(30)}\n\nend`,
      link: `https://a.example/${'l'.repeat(500)}\n\nend`,
    }
    for (const [name, text] of Object.entries(texts)) {
      await work.patch(`/tasks/${id}`, { description: text.replace('end', `end of ${name}`) })
      await reading(page).getByText(`end of ${name}`, { exact: true }).waitFor()
      const overflow = `(() => {
        const body = document.querySelector('[role=dialog] [data-description]').parentElement
        return Math.max(body.scrollWidth - body.clientWidth, document.documentElement.scrollWidth - innerWidth)
      })()`
      expect(await page.evaluate(overflow), name).toBe(0)
    }
    expect(
      await page.evaluate(`getComputedStyle(document.querySelector('[data-description] p')).unicodeBidi`),
    ).toBe('plaintext')
  })
})

async function linksIn(page: Page): Promise<Links> {
  const links = await page.getByRole('dialog').locator('[data-description] a').all()
  const read = async (link: (typeof links)[number]) => {
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await link.getAttribute('rel')).toBe('noopener nofollow')
    return [await link.innerText(), (await link.getAttribute('href')) ?? ''] as const
  }
  return Object.fromEntries(await Promise.all(links.map(read)))
}
