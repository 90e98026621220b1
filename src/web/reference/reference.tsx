import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { SwaggerSystem } from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import type { ApiDocument } from './api-document.ts'
import { Contents } from './contents.tsx'
import { KeyField } from './key-field.tsx'
import { goTo } from './places.ts'
import { startSwagger } from './swagger.ts'

/** The name of the security scheme in the contract. */
const scheme = 'apiKey'

export function Reference({ document }: { document: ApiDocument }): ReactNode {
  const node = useRef<HTMLDivElement>(null)
  const swagger = useRef<SwaggerSystem>(null)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    if (!node.current || swagger.current) return
    swagger.current = startSwagger(node.current, document, () => setReady(true))
  }, [document])

  useEffect(() => {
    const system = swagger.current
    if (!isReady || !system) return
    const go = (): void => goTo(system, location.hash)
    go()
    addEventListener('hashchange', go)
    return () => removeEventListener('hashchange', go)
  }, [isReady])

  const setKey = (key: string): void => {
    if (key === '') swagger.current?.authActions.logout([scheme])
    else swagger.current?.preauthorizeApiKey(scheme, key)
  }
  return (
    <>
      <a className="skip" href="#reference">
        Skip to the reference
      </a>
      <header className="top">
        <nav className="brand" aria-label="Taskwire">
          <a href="/">Taskwire</a>
          <span aria-current="page">API reference</span>
        </nav>
        <KeyField onKey={setKey} />
        <nav className="links" aria-label="Elsewhere">
          <a href="/reference/errors">Errors</a>
          <a href="/openapi.yaml">openapi.yaml</a>
          <a href="/settings">Settings</a>
        </nav>
      </header>
      <div className="columns">
        <Contents document={document} />
        <div id="reference" tabIndex={-1} ref={node} />
      </div>
    </>
  )
}
