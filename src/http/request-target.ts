/** Returns a request target without its query string. */
export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** Returns the query string without `?`; null if there is none. */
export function queryOf(url: string): string | null {
  const end = url.indexOf('?')
  return end === -1 || end === url.length - 1 ? null : url.slice(end + 1)
}

/** Converts a request target in absolute form, which servers must accept, to origin form (RFC 9112, section 3.2.2). */
export function originForm(target = ''): string {
  return target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*\/?/i, '/')
}
