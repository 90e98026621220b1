import { lazy, type ComponentType } from 'react'

/** Milliseconds to wait before the next attempt to load. */
const retryMs = { first: 1_000, most: 60_000 }

/**
 * Returns a component that is loaded when it is first shown. If it cannot be loaded, tries again, at once when the
 * browser is online again: `lazy` alone would keep the failure, and show it instead of the page.
 */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadModule(load))

/** Loads a part of the app, and tries again until it succeeds. */
export async function loadModule<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let waitMs = retryMs.first; ; waitMs = Math.min(2 * waitMs, retryMs.most)) {
    try {
      return await load()
    } catch {
      await pauseUntilOnline(waitMs)
    }
  }
}

const pauseUntilOnline = (waitMs: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, waitMs)
    addEventListener(
      'online',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
