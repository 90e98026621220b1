import { useState, type ReactNode } from 'react'

/** The key for trying operations. It is kept by this page alone, and gone with it. */
export function KeyField({ onKey }: { onKey: (key: string) => void }): ReactNode {
  const [key, setKey] = useState('')
  const isOdd = key !== '' && !/^svc_[0-9A-Za-z]{40}$/.test(key)
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
      <span id="key-note" className={isOdd ? 'odd' : undefined} role="status">
        {isOdd
          ? 'This is not the form of a key: svc_ and 40 letters and digits.'
          : 'Kept in memory until you leave this page.'}
      </span>
    </form>
  )
}
