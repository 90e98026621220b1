/** Instructions that screen readers read with each card. */
export const instructions =
  'Press Enter to open the task, or Space to lift it. Then use the arrow keys to move it, Space to drop it, and Escape to cancel.'

/** A position on the board: the column's label, and the index in the column from 0. */
interface Place {
  column: string
  index: number
}

const placeText = ({ column, index }: Place): string => `position ${index + 1} in ${column}`

export const liftedText = (title: string, from: Place): string => `Lifted ${title}, ${placeText(from)}.`

export const movedText = (title: string, to: Place | undefined): string =>
  to ? `${title} is over ${placeText(to)}.` : `${title} is not over a column.`

export const goneText = (title: string): string => `${title} is gone: it was deleted.`

export function droppedText(title: string, from: Place, to: Place | undefined, isCancelled: boolean): string {
  if (isCancelled || !to) return `Cancelled. ${title} is back at ${placeText(from)}.`
  return `Dropped ${title} at ${placeText(to)}.`
}
