let opened = new AsyncDisposableStack()

/**
 * Closes what a `beforeAll` or a test has opened once the file's last test is over, the newest first. Vitest never runs
 * an `afterAll` that is called there, and the process goes on with the next file.
 */
export function onFileFinished(close: () => unknown): void {
  opened.defer(async () => void (await close()))
}

export async function finishFile(): Promise<void> {
  const left = opened
  opened = new AsyncDisposableStack()
  await left.disposeAsync()
}
