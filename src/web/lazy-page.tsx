import { useEffect, useReducer, type ComponentType, type ReactNode } from 'react'
import { Problem } from './api/problem.ts'
import { ErrorState } from './components/error-state.tsx'
import { loadModule, loadOnce } from './load-part.ts'

/** The component of a page, and the function with which the router loads it before it shows the page. */
interface LazyPage {
  (): ReactNode
  preload?: () => Promise<void>
}

/**
 * Returns a component that is loaded before its page is shown. If it cannot be loaded, the page says so until it is.
 * @param name the name under which the module exports the component
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  let Page: ComponentType | undefined
  const loadPage = async (): Promise<void> => {
    const module = await load()
    Page = module[name]
    delete Lazy.preload
  }
  const Lazy: LazyPage = () => {
    const [, render] = useReducer((renders: number) => renders + 1, 0)
    return Page ? <Page /> : <NotLoaded load={loadPage} onLoaded={render} />
  }
  Lazy.preload = () => loadOnce(loadPage).catch(() => undefined)
  return Lazy
}

interface NotLoadedProps {
  load: () => Promise<void>
  onLoaded: () => void
}

/** Says that a page could not be loaded, and tries again: on demand, and at once when the browser is online again. */
function NotLoaded({ load, onLoaded }: NotLoadedProps): ReactNode {
  useEffect(() => {
    const left = new AbortController()
    loadModule(load, left.signal).then(onLoaded, () => undefined)
    void reloadIfUpgraded()
    return () => left.abort()
  }, [load, onLoaded])
  return (
    <ErrorState
      error={Problem.unreachable()}
      onRetry={() => void loadOnce(load).then(onLoaded, reloadIfUpgraded)}
    />
  )
}

/** Reloads the page if the server has been upgraded: it no longer has the code of this version. */
async function reloadIfUpgraded(): Promise<void> {
  const own = document.querySelector('script[type=module]')?.getAttribute('src') ?? ''
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok === true && !(await answer.text()).includes(own)) location.reload()
}
