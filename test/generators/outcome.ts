/** What every session is given. */
export interface World {
  baseUrl: string
  key: string
  projectId: string
}

/** What a session has found out, the same whichever client it used. */
export interface Outcome {
  workspace: string
  projects: string[]
  task: { id: string; title: string | null }
  /** The id that the answer to the same request with the same key had. */
  replayedId: string
  /** The titles of the first page of what is not completed. */
  open: (string | null)[]
  completed: boolean
  comment: string
  event: string
  /** The code, one of those that the contract knows. */
  refusal: string
}

export const words = {
  title: '☕️ Order the espresso machine 🚀',
  comment: 'Ordered 🎉',
  event: 'Tasting 🫘',
}

/** The answer to a request that is expected to succeed, or what went wrong with it. */
export function must<Data>(data: Data | undefined, error?: unknown): Data {
  if (data === undefined) throw new Error(`refused: ${JSON.stringify(error)}`)
  return data
}
