/** Saves text as a file on the person's machine. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // After 10 seconds, the browser has started the download and no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
