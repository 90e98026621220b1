import type { Schemas } from '../../../generated/openapi.operations.ts'
import { remembered } from './remembered.ts'

/* The words of files that are understood, whatever tool wrote them (product.md 26.5). */

type Priority = NonNullable<Schemas['TaskCreate']['priority']>

/** Maximum length of a word. The patterns below take time quadratic in the length of the text. */
const maxWordLength = 100

/** Removes case, and signs such as emojis and check marks around a word. */
export const foldWord = (text: string): string =>
  text
    .slice(0, maxWordLength)
    .normalize('NFKC')
    // Google's needsAction
    .replace(/(\p{Ll}{2})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/[\s_-]+/g, ' ')
    .replaceAll('’', "'")

/** Returns the folded word of a cell; '' for a number with other signs, such as `-1`, since they may change it. */
export function wordOf(text: string): string {
  const word = foldWord(text)
  return /^\d+$/.test(word) && word !== text.trim() ? '' : word
}

/** Words for nothing, which tools write where others leave the cell empty. */
const emptyWords = ['none', 'null', 'nil', 'n/a', 'na', 'nan', 'no value', 'not set', 'unset', 'undefined']
const emptySigns = /^[-‐-―−_.…⚪/\s]*$/u

/** Returns whether a cell says that it has no value. */
export const isNothing = remembered((text) => emptySigns.test(text) || emptyWords.includes(foldWord(text)))

const priorities: Record<string, Priority> = Object.fromEntries(
  (
    [
      ['urgent', ['urgent', 'highest', 'blocker', 'critical', 'p0', 'immediate', 'asap', 'emergency']],
      ['high', ['high', 'important', 'major', 'p1', 'higher']],
      ['medium', ['medium', 'normal', 'moderate', 'med', 'p2']],
      ['low', ['low', 'lowest', 'minor', 'trivial', 'p3', 'p4', 'lower']],
      ['none', ['no priority', '0']],
    ] as const
  ).flatMap(([priority, words]) => words.map((word) => [word, priority])),
)

/** Returns the priority that a cell names; undefined if it names none. */
export const findPriority = remembered((text): Priority | undefined => {
  if (isNothing(text)) return 'none'
  const word = wordOf(text)
  const plain = word.replace(/^p?\d ?[-–—:.)]* (?=\p{L})/u, '').replace(/ priority$/, '')
  return [word, plain].flatMap((one) => (Object.hasOwn(priorities, one) ? [priorities[one]] : []))[0]
})

/** Returns the priority whose name is a text; undefined if none is. */
export const findOwnPriority = (text: string): Priority | undefined =>
  Object.values(priorities).find((one) => one === text)

const checkMark = /^[✓✔☑✅🗹]️?$/u
const isCheckMark = (text: string): boolean => checkMark.test(text.trim())

const doneWords = [
  ...['done', 'completed', 'complete', 'closed', 'resolved', 'finished', 'fixed', 'shipped', 'delivered'],
  ...['accepted', 'released', 'merged', 'all done'],
]
const openWords = [
  ...['open', 'opened', 'incomplete', 'not completed', 'not complete', 'not done', 'unresolved'],
  ...['not started', 'to do', 'todo', 'new', 'unstarted', 'needs action'],
]

/** Returns whether a state means that the task is done; undefined if that is unknown. */
export function isDoneState(text: string): boolean | undefined {
  if (isCheckMark(text)) return true
  const word = wordOf(text)
  if (doneWords.includes(word)) return true
  return openWords.includes(word) ? false : undefined
}

/** The states of TickTick: normal, completed, and archived, which is only said of completed tasks. */
const numberedStates = ['0', '1', '2']

/** Returns whether a cell of a column of states, which may be numbered, means that the task is done. */
export function isDoneNumber(text: string): boolean | undefined {
  const word = wordOf(text)
  return numberedStates.includes(word) ? word !== '0' : isDoneState(text)
}

/** Kinds of states in which a task is open, beside the open states. */
const openCategories = ['backlog', 'started', 'in progress', 'triage', 'indeterminate']

/** Returns whether a kind of states, or a resolution, means that the task is open. */
export const isOpenCategory = (text: string): boolean =>
  isNothing(text) || openCategories.includes(foldWord(text))

/** What spreadsheets write for true and false, and yes and no, in several languages. */
const localYesWords = [
  ...['wahr', 'vrai', 'verdadero', 'vero', 'verdadeiro', 'waar', 'sant', 'sann', 'sand', 'tosi', 'prawda'],
  ...['pravda', 'ja', 'oui', 'sí', 'sì', 'sim', 'tak', 'ano', 'kyllä'],
]
const localNoWords = [
  ...['falsch', 'faux', 'falso', 'onwaar', 'falskt', 'usann', 'falsk', 'epätosi', 'fałsz', 'nepravda'],
  ...['nein', 'non', 'não', 'nee', 'nej', 'nei', 'nie', 'ne', 'ei'],
]

const yesWords = ['yes', 'y', 'true', 't', '1', 'x', 'checked', 'on', ...localYesWords]
const noWords = [
  ...['no', 'n', 'false', 'f', '0', 'unchecked', 'off', 'in progress', 'started'],
  ...localNoWords,
]

/** Returns whether a cell says yes; undefined if it says neither yes nor no. */
export function isYes(text: string): boolean | undefined {
  if (isCheckMark(text)) return true
  if (isNothing(text)) return false
  const word = wordOf(text)
  if (yesWords.includes(word)) return true
  return noWords.includes(word) ? false : undefined
}

const markAtStart = /^[✓✔☑✅🗹]\uFE0F? ?/u
/** The first word of a text, and what follows it without the signs and words around a day. */
const firstWord = /^(\p{L}+)(?: ?[:,;(–—-])? ?(?:(?:on|at)\b)? ?\(?(.*?)\)?$/iu

/**
 * Returns whether a check mark or the first word of a text means that something was done, or that it was not, and what
 * follows.
 */
export function completionIn(text: string): { isDone: boolean | undefined; rest: string } {
  const plain = text.replace(markAtStart, '')
  const [, word, rest = ''] = firstWord.exec(plain.slice(0, maxWordLength)) ?? []
  const isDone = word === undefined ? undefined : (isYes(word) ?? isDoneState(word))
  return isDone === undefined ? { isDone: plain !== text || undefined, rest: plain } : { isDone, rest }
}
