import { element } from './elements.ts'

const rememberedLanguage = 'taskwire-sample-language'

/** Turns a request's samples, each a heading and its code, into tabs. */
export function makeTabs(): void {
  const heading = document.getElementById('request')
  if (!heading) return
  const samples: { name: string; code: HTMLElement }[] = []
  for (let at = heading.nextElementSibling; at?.tagName === 'H3'; at = heading.nextElementSibling) {
    const code = at.nextElementSibling as HTMLElement
    samples.push({ name: at.textContent, code })
    at.remove()
    code.remove()
  }
  const panels = samples.map(({ code }, index) =>
    element('div', { role: 'tabpanel', id: `sample-${index}`, 'aria-labelledby': `tab-${index}` }, code),
  )
  const tabs = samples.map(({ name }, index) =>
    element(
      'button',
      { type: 'button', role: 'tab', id: `tab-${index}`, 'aria-controls': `sample-${index}` },
      name,
    ),
  )
  const select = (chosen: number): void => {
    for (const [index, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(index === chosen))
      tab.tabIndex = index === chosen ? 0 : -1
    }
    for (const [index, panel] of panels.entries()) panel.hidden = index !== chosen
  }
  const choose = (index: number): void => {
    select(index)
    localStorage.setItem(rememberedLanguage, samples[index]?.name ?? '')
  }
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(index))
    tab.addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
      if (step === undefined) return
      const next = (index + step + tabs.length) % tabs.length
      choose(next)
      tabs[next]?.focus()
    })
  }
  const remembered = localStorage.getItem(rememberedLanguage)
  select(
    Math.max(
      0,
      samples.findIndex(({ name }) => name === remembered),
    ),
  )
  const aside = element('div', { className: 'aside' })
  heading.replaceWith(aside)
  const tablist = element('div', { role: 'tablist', className: 'tabs', 'aria-label': 'Language' }, ...tabs)
  aside.append(element('div', {}, heading, tablist, ...panels))
}

/** Gives each block of code a button that copies it. */
export function addCopyButtons(): void {
  for (const code of document.querySelectorAll<HTMLElement>('pre[data-language]')) {
    const button = element('button', { type: 'button', className: 'copy' }, 'Copy')
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(code.textContent).then(() => {
        button.textContent = 'Copied'
        setTimeout(() => (button.textContent = 'Copy'), 1_500)
      })
    })
    const frame = element('div', { className: 'code' })
    code.replaceWith(frame)
    frame.append(code, button)
  }
}
