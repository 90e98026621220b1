import { useState, type ReactNode } from 'react'

/** Shows the field for the key to try operations with. Only this page's memory holds the key. */
export function KeyField({ onKey }: { onKey: (key: string) => void }): ReactNode {
  const [key, setKey] = useState('')
  const isMalformed = key !== '' && !/^svc_[0-9A-Za-z]{40}$/.test(key)
  return (
    <form className="key" onSubmit={(event) => event.preventDefault()} autoComplete="off">
      <label htmlFor="key">API key</label>
      <input
        id="key"
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder="svc_… to try operations"
        aria-describedby="key-note"
        value={key}
        onChange={({ currentTarget: { value } }) => {
          setKey(value.trim())
          onKey(value.trim())
        }}
      />
      <span id="key-note" className={isMalformed ? 'odd' : undefined} role="status">
        {isMalformed
          ? 'A key is svc_ and 40 letters and digits.'
          : 'Kept in memory until you leave this page.'}
      </span>
    </form>
  )
}
