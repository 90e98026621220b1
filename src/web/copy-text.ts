/** Puts a text on the clipboard. False where the browser does not let us, as by plain http from another machine. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
