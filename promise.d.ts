/** A promise waits for the promise that a callback of `finally` returns, which the library's own type does not say. */
interface Promise<T> {
  finally(onfinally?: (() => void | PromiseLike<unknown>) | null): Promise<T>
}
