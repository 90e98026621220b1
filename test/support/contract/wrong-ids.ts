import { absentId, kinds, type KindName, type Scene } from './ids.ts'

/* All kinds of ids that match nothing, percent-encoded as in a URL. */

/** The reason why an id matches nothing, and a function that builds the id. */
export type WrongId = [cause: string, id: (from: IdParts) => string]

/** The parts that wrong ids are built from. */
interface IdParts {
  scene: Scene
  kind: KindName
  prefix: string
  /** An id of this kind that the world can see. */
  shown: string
  /** A visible id of another kind. */
  other: string
}

const absent: WrongId[] = [
  ['a new id', ({ kind, scene }) => absentId(kind, scene)],
  ['an id of another kind', ({ other }) => other],
  ['an id in upper case', ({ shown }) => shown.toUpperCase()],
  ['an id beyond 128 bits', ({ prefix }) => `${prefix}_8${'0'.repeat(25)}`],
  ['the name of a property', () => '__proto__'],
  ['an id with an encoded slash', ({ shown }) => `${shown}%2F`],
]
/** Ids that contain U+0000. */
const nul: WrongId[] = [['an id followed by a NUL', ({ shown }) => `${shown}%00`]]
/** Ids that cannot be decoded. */
const badEscapes: WrongId[] = [
  ['a bare %', () => '%'],
  ['a surrogate in UTF-8', () => '%ED%A0%80'],
]

export type Cause = [cause: string, id: (scene: Scene) => string | Promise<string>]

const made = (kind: KindName, wrong: readonly WrongId[]): Cause[] =>
  wrong.map(([cause, id]) => [
    cause,
    async (scene) => {
      const { prefix, shown } = kinds[kind]
      const other = kind === 'task' ? scene.world.projects.main : scene.world.tasks.first
      return id({ scene, kind, prefix, shown: await shown(scene, {}), other })
    },
  ])

/**
 * Returns ids of the kind that are hidden, that do not exist, that contain U+0000, and that cannot be
 * decoded.
 */
export function wrongIds(kind: KindName): {
  hidden: Cause[]
  absent: Cause[]
  nul: Cause[]
  badEscapes: Cause[]
} {
  const hidden = Object.entries(kinds[kind].hidden).map(([cause, find]): Cause => [
    cause,
    (scene) => find(scene, {}),
  ])
  return { hidden, absent: made(kind, absent), nul: made(kind, nul), badEscapes: made(kind, badEscapes) }
}
