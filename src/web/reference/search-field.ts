import { element } from './elements.ts'
import { findEntries, type Entry } from './search.ts'

const maxShown = 12

/** Adds the search field, which `/` focuses. Loads the index on first use. */
export function addSearch(): void {
  const place = document.getElementById('search')
  if (!place) return
  const results = element('ul', { id: 'results', hidden: true })
  const status = element('p', { role: 'status', className: 'count', hidden: true })
  const input = element('input', {
    type: 'search',
    placeholder: 'Search ( / )',
    autocomplete: 'off',
    'aria-label': 'Search the reference',
    'aria-controls': 'results',
  })
  place.append(input, element('div', { className: 'results' }, status, results))
  let entries: Promise<Entry[]> | undefined
  const load = (): Promise<Entry[]> =>
    (entries ??= fetch('/reference/search.json').then((response) => response.json() as Promise<Entry[]>))

  const show = async (): Promise<void> => {
    const query = input.value
    const found = findEntries(await load(), query)
    if (query !== input.value) return
    results.replaceChildren(...found.slice(0, maxShown).map(itemOf))
    results.hidden = found.length === 0
    status.hidden = query.trim() === ''
    status.textContent = found.length === 0 ? 'Nothing found.' : `${found.length} found`
  }
  input.addEventListener('focus', () => void load())
  input.addEventListener('input', () => void show())
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') results.querySelector('a')?.click()
    if (key !== 'Escape') return
    input.value = ''
    void show()
  })
  document.addEventListener('keydown', (event) => {
    const isTyping = (event.target as HTMLElement).closest('input, textarea, select') !== null
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    input.focus()
  })
}

function itemOf({ name, kind, summary, href }: Entry): HTMLLIElement {
  const link = element(
    'a',
    { href },
    element('strong', {}, name),
    element('span', { className: 'kind' }, kind),
  )
  if (summary) link.append(element('span', { className: 'summary' }, summary))
  return element('li', {}, link)
}
