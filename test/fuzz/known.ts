import type { Fixture } from '../../src/seeds/fixture.ts'

/** Kinds of references by the prefix of an id. */
const kinds: Record<string, string> = {
  whe: 'endpoint',
  whd: 'delivery',
  ses: 'session',
  req: 'request',
  inv: 'invitation',
  user: 'member',
}

/** Values for the references of a run, such as `{{task:3}}`: ids of its workspace and of its responses. */
export class Known {
  readonly #values = new Map<string, string[]>()
  /** Ids of the other workspace, which no response may show. */
  readonly foreign: string[]

  constructor({ workspace, projects, cards, tasks, users, login, keys, foreign }: Fixture) {
    const { inbox, archived, private: hidden } = projects
    this.foreign = [foreign.workspace, foreign.project, foreign.card, foreign.task]
    const first: Record<string, string[]> = {
      project: [projects.main, projects.second, projects.no_open_column, projects.viewer_only],
      card: [cards.todo, cards.doing, cards.done, cards.viewer_only],
      task: [tasks.first, tasks.completed, tasks.untitled, tasks.recurring],
      hidden: [
        hidden,
        archived,
        inbox,
        cards.private,
        cards.inbox,
        tasks.private,
        tasks.archived,
        tasks.inbox,
      ],
      foreign: [...this.foreign, foreign.user, foreign.key.id],
      workspace: [workspace.id],
      member: [users.owner, users.admin, users.member],
      stranger: [users.pending, users.suspended],
      email: [login.email],
      password: [login.password],
      secret: [...Object.values(keys).map(({ secret }) => secret), foreign.key.secret],
      key: Object.entries(keys).flatMap(([name, { id }]) =>
        name === 'full' || name === 'admin' ? [] : [id],
      ),
    }
    for (const [kind, values] of Object.entries(first)) this.#values.set(kind, values)
  }

  know(kind: string, value: string): void {
    const known = this.#values.get(kind) ?? []
    if (!known.includes(value)) this.#values.set(kind, [...known, value])
  }

  /** Sets the cookie with which most requests are sent. */
  signedIn(cookie: string): void {
    const ended = this.#values.get('cookie') ?? []
    this.#values.set('ended', [...(this.#values.get('ended') ?? []), ...ended])
    this.#values.set('cookie', [cookie])
  }

  /** Remembers the ids and secrets in a response. */
  learn(text: string): void {
    for (const [id, prefix = ''] of text.matchAll(/(?<=")([a-z]+)_[0-9a-z]{26}(?=")/g))
      this.know(kinds[prefix] ?? prefix, id)
    for (const [secret] of text.matchAll(/(?<=")svc_\w+(?=")/g)) this.know('secret', secret)
  }

  /** Returns the text with its references replaced by their values. */
  fill(text: string): string {
    return text.replaceAll(/\{\{(\w+):(\d+)\}\}/g, (_, kind: string, i: string) => {
      const known = this.#values.get(kind) ?? []
      return known[Number(i) % known.length] ?? `${kind}_01m6drk2y0e6qsmym84rk0bvbg`
    })
  }
}
