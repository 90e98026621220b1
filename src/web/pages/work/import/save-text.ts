/** Saves a text as a file on the person's machine. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then, the browser has begun to read.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
