import { useSession } from '../../api/session.ts'

/** The number of tasks that a device remembers. */
const most = 8

export interface OnDevice {
  /** The ids of the tasks that the person opened last, the last first. */
  recentTasks: () => string[]
  rememberTask: (id: string) => void
  /** The id of the project that the person used last; undefined for the inbox, or if there is none. */
  lastProject: () => string | undefined
  rememberProject: (id: string | undefined) => void
}

/**
 * Returns what this device remembers of the person in the workspace. It consists of ids: titles would stay on the
 * device after the person has signed out or has lost access.
 */
export function useOnDevice(): OnDevice {
  const { user, workspace } = useSession()
  const keyOf = (what: string): string => `${what} ${workspace.id} ${user.id}`
  const recentTasks = (): string[] => (read(keyOf('recent tasks')) ?? '').split(' ').filter((id) => id !== '')
  return {
    recentTasks,
    rememberTask: (id) =>
      keep(keyOf('recent tasks'), [...new Set([id, ...recentTasks()])].slice(0, most).join(' ')),
    lastProject: () => read(keyOf('last project')),
    rememberProject: (id) => keep(keyOf('last project'), id),
  }
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function keep(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Without storage, nothing is remembered.
  }
}
