import { Fragment, type ReactNode } from 'react'
import classes from './keys.module.css'

/** Shows the keys of a shortcut. */
export function Keys({ keys }: { keys: readonly string[] }): ReactNode {
  return keys.flatMap(written).map((each, index) => (
    <Fragment key={each}>
      {index > 0 && ' or '}
      <Sequence keys={each} />
    </Fragment>
  ))
}

/** Returns keys as people know them: `Mod+k` is two chords. */
const written = (keys: string): string[] =>
  keys.startsWith('Mod+') ? ['Ctrl', 'Cmd'].map((mod) => `${mod}+${keys.slice(4).toUpperCase()}`) : [keys]

function Sequence({ keys }: { keys: string }): ReactNode {
  return keys.split(' ').map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' then '}
      <kbd className={classes.key}>{key}</kbd>
    </Fragment>
  ))
}
