/** The input of every session. */
export interface World {
  baseUrl: string
  key: string
  projectId: string
}

/** The results of a session, which must be the same with every client. */
export interface SessionResult {
  workspace: string
  projects: string[]
  task: { id: string; title: string | null }
  /** The id in the response to a repeated request with the same Idempotency-Key. */
  replayedId: string
  /** The titles on the first page of open tasks. */
  open: (string | null)[]
  completed: boolean
  comment: string
  event: string
  /** The error code, typed as a code of the contract. */
  refusal: string
}

export const words = { title: '☕️ Order the espresso machine 🚀', comment: 'Ordered 🎉', event: 'Tasting 🫘' }

/** Returns the data of a request that must succeed, or throws its error. */
export function must<Data>(data: Data | undefined, error?: unknown): Data {
  if (data === undefined) throw new Error(`refused: ${JSON.stringify(error)}`)
  return data
}
