let opened = new AsyncDisposableStack()

/**
 * Closes resources opened in a `beforeAll` or a test after the file's last test, newest first. Vitest ignores
 * an `afterAll` that is called in a test, and the process continues with the next file.
 */
export function onFileFinished(close: () => unknown): void {
  opened.defer(async () => void (await close()))
}

export async function finishFile(): Promise<void> {
  const left = opened
  opened = new AsyncDisposableStack()
  await left.disposeAsync()
}
