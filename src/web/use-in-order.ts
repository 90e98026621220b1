import { useCallback, useRef } from 'react'

/** Returns a function that makes changes one after another: the server would otherwise store those last that arrive last. */
export function useInOrder(): <Result>(change: () => Promise<Result>) => Promise<Result> {
  const last = useRef<Promise<unknown>>(undefined)
  return useCallback(<Result>(change: () => Promise<Result>): Promise<Result> => {
    const made = last.current ? last.current.then(change) : change()
    const ended = made.then(
      () => undefined,
      () => undefined,
    )
    last.current = ended
    void ended.then(() => {
      if (last.current === ended) last.current = undefined
    })
    return made
  }, [])
}
