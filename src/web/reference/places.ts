import type { SwaggerSystem } from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import { slugOf } from './entries.ts'

/** Opens and scrolls to what a fragment of the address names. */
export function goTo(swagger: SwaggerSystem, hash: string): void {
  const guide = /^#guide-(.+)$/.exec(hash)?.[1]
  if (guide !== undefined) return arrive(headingOf(guide))
  const [, first, second] = decodeURIComponent(hash).split('/')
  if (first === undefined || second === undefined) return
  if (first === 'schemas') return openSchema(swagger, second)
  swagger.layoutActions.show(['operations', first, second], true)
  requestAnimationFrame(() => arrive(document.getElementById(`operations-${first}-${second}`)))
}

function openSchema(swagger: SwaggerSystem, name: string): void {
  swagger.layoutActions.show(['components', 'schemas'], true)
  requestAnimationFrame(() => {
    const schema = [...document.querySelectorAll('.models article[data-json-schema-level="0"]')].find(
      (article) => article.querySelector('.json-schema-2020-12__title')?.textContent === name,
    )
    schema?.querySelector<HTMLElement>('.json-schema-2020-12-accordion[aria-expanded="false"]')?.click()
    arrive(schema)
  })
}

function headingOf(slug: string): Element | undefined {
  return [...document.querySelectorAll('.info h1')].find(({ textContent }) => slugOf(textContent) === slug)
}

function arrive(place: Element | null | undefined): void {
  if (!place) return
  place.scrollIntoView({ block: 'start' })
  const focusable = place.querySelector<HTMLElement>('button') ?? (place as HTMLElement)
  if (!focusable.matches('button')) focusable.tabIndex = -1
  focusable.focus({ preventScroll: true })
}
