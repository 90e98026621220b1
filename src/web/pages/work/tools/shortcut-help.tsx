import type { ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { PageLink } from '../../../components/link.tsx'
import { useWorkDialog } from '../../../shell/work-dialog.tsx'
import { Keys } from './keys.tsx'
import { shortcutGroups } from '../shortcuts.ts'
import classes from './shortcut-help.module.css'

/** Lists the keyboard shortcuts, and says if they are off. */
export function ShortcutHelp(): ReactNode {
  const { hide } = useWorkDialog()
  const { keyboard_shortcuts: areOn } = useSession().user
  return (
    <>
      <p className={classes.state}>
        {areOn ? 'You can turn single keys off in ' : 'Single keys are turned off in '}
        <PageLink to="/settings/account" onClick={() => hide(false)}>
          Account
        </PageLink>
        .
      </p>
      {shortcutGroups.map(({ name, shortcuts }) => (
        <div key={name} className={classes.group}>
          <h3 className={classes.name}>{name}</h3>
          <dl className={classes.shortcuts}>
            {shortcuts.map((shortcut) => (
              <div key={shortcut.name} className={classes.shortcut}>
                <dt>{shortcut.name}</dt>
                <dd className={classes.keys}>
                  <Keys keys={shortcut.keys} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </>
  )
}
