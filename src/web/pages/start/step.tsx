import { VisuallyHidden } from '@mantine/core'
import { IconCheck } from '../../components/icons.tsx'
import type { ReactNode } from 'react'
import classes from './step.module.css'

interface StepProps {
  number: number
  title: string
  isDone: boolean
  children: ReactNode
}

/** Shows a step of the tour, which can be repeated. */
export function Step({ number, title, isDone, children }: StepProps): ReactNode {
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <span className={classes.mark} aria-hidden>
        {isDone ? <IconCheck size={18} /> : number}
      </span>
      <div className={classes.body}>
        <h2 className={classes.title}>
          {title}
          {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
        </h2>
        {children}
      </div>
    </li>
  )
}
