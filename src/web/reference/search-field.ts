import { element } from './elements.ts'
import { findEntries, type Entry } from './search.ts'

const maxShown = 12

/**
 * Adds the search field, which `/` focuses, as a combobox: arrow keys choose a result, Enter opens it. Loads the index on
 * first use.
 */
export function addSearch(): void {
  const place = document.getElementById('search')
  if (!place) return
  const results = element('div', {
    role: 'listbox',
    id: 'results',
    className: 'list',
    'aria-label': 'Results',
  })
  const status = element('p', { role: 'status', className: 'count' })
  const popup = element('div', { className: 'results', hidden: true }, status, results)
  const input = element('input', {
    type: 'search',
    role: 'combobox',
    placeholder: 'Search ( / )',
    autocomplete: 'off',
    'aria-label': 'Search the reference',
    'aria-controls': 'results',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
  })
  place.append(input, popup)
  const load = indexLoader()

  const show = async (): Promise<void> => {
    const query = input.value
    const entries = query.trim() === '' ? [] : await load()
    if (query !== input.value) return
    const found = findEntries(entries ?? [], query)
    results.replaceChildren(...found.slice(0, maxShown).map(optionOf))
    popup.hidden = query.trim() === ''
    input.setAttribute('aria-expanded', String(found.length > 0))
    choose(undefined)
    if (!entries) status.textContent = 'The search index could not be loaded.'
    else status.textContent = found.length === 0 ? 'Nothing found.' : `${found.length} found`
  }
  const close = (): void => {
    input.value = ''
    void show()
  }
  const { choose, chosen, moves } = choiceIn(input, results)
  input.addEventListener('focus', () => void load())
  input.addEventListener('input', () => void show())
  input.addEventListener('keydown', (event) => {
    const move = moves[event.key]
    if (move) choose(move())
    else if (event.key === 'Enter') ((chosen() ?? results.firstElementChild) as HTMLElement | null)?.click()
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  })
  results.addEventListener('click', () => setTimeout(close))
  document.addEventListener('keydown', (event) => {
    const isTyping = (event.target as HTMLElement).closest('input, textarea, select') !== null
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    input.focus()
  })
}

/** Returns a function that loads the index once. After a failure it returns undefined, and the next call tries again. */
function indexLoader(): () => Promise<Entry[] | undefined> {
  let index: Promise<Entry[] | undefined> | undefined
  return () => (index ??= readIndex().catch(() => (index = undefined)))
}

async function readIndex(): Promise<Entry[]> {
  const response = await fetch('/reference/search.json')
  if (!response.ok) throw new Error(`the search index was refused with ${response.status}`)
  return response.json() as Promise<Entry[]>
}

/** Marks one of the results as active, which assistive technology announces. */
function choiceIn(input: HTMLInputElement, results: HTMLElement) {
  const choose = (option: Element | null | undefined): void => {
    for (const one of results.children) one.setAttribute('aria-selected', String(one === option))
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }
  const chosen = (): Element | null => results.querySelector('[aria-selected="true"]')
  const moves: Record<string, () => Element | null> = {
    ArrowDown: () => chosen()?.nextElementSibling ?? results.firstElementChild,
    ArrowUp: () => chosen()?.previousElementSibling ?? results.lastElementChild,
  }
  return { choose, chosen, moves }
}

function optionOf({ name, kind, summary, href }: Entry, index: number): HTMLAnchorElement {
  const option = element(
    'a',
    { href, role: 'option', id: `result-${index}`, tabIndex: -1, 'aria-selected': 'false' },
    element('strong', {}, name),
    element('span', { className: 'kind' }, kind),
  )
  if (summary) option.append(element('span', { className: 'summary' }, summary))
  return option
}
