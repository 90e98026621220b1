/**
 * The key that was pasted and the ids that it can see. They are kept only in the tab's memory, until it is
 * reloaded or closed.
 */
export const pastedKey: { secret: string; ids: Map<string, string> } = { secret: '', ids: new Map() }

const exampleId = /\b(project|task|user|card)_[0-9a-z]{26}\b/g

/** Lists the kinds of the ids in pasted text. */
export const kindsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(exampleId)].map(([, kind = '']) => kind))

/** Replaces the contract's example ids with ids that the key can see. */
export const withVisibleIds = (text: string): string =>
  text.replaceAll(exampleId, (id, kind: string) => pastedKey.ids.get(kind) ?? id)

/** Puts the ids that the key can see into the request's samples. */
export function fillSamples(): void {
  for (const code of document.querySelectorAll('[role="tabpanel"] code'))
    code.textContent = withVisibleIds(code.textContent)
}
