import { lazy, type ComponentType } from 'react'

/** Milliseconds to wait before the next attempt to load. */
const retryMs = { first: 1_000, most: 60_000 }

/**
 * Returns a component that is loaded when it is first shown. If it cannot be loaded, tries again, at once when the
 * browser is online again: `lazy` alone would keep the failure, and show it instead of the page.
 */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadModule(load))

/** Loads a part of the app, and tries again until it succeeds or is no longer wanted. */
export async function loadModule<Part>(load: () => Promise<Part>, signal?: AbortSignal): Promise<Part> {
  for (let waitMs = retryMs.first; ; waitMs = Math.min(2 * waitMs, retryMs.most)) {
    try {
      return await loadOnce(load)
    } catch (error) {
      if (signal?.aborted) throw error
      await pauseUntilOnline(waitMs)
    }
  }
}

/** Loads a part of the app, and the style sheets that failed before, which may be its own. */
export async function loadOnce<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), ...[...failedStyles].map(loadAgain)])
  return part
}

/** The style sheets that could not be loaded. Vite, which adds them with the code of a part, tries each only once. */
const failedStyles = new Set<HTMLLinkElement>()

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target)
  },
  { capture: true },
)

function loadAgain(failed: HTMLLinkElement): Promise<void> {
  failedStyles.delete(failed)
  const link = failed.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error('A style sheet could not be loaded.')))
    failed.replaceWith(link)
  })
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
