import { Button } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { TextField } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { RefusedTitles } from '../refused-titles.tsx'
import { useNewTitles } from '../use-new-titles.ts'
import classes from './board.module.css'

interface AddTaskProps {
  project: string
  /** The id of the column. */
  card: string
  onAdd: (title: string) => Promise<boolean>
}

/** Adds tasks to a column, one after another. */
export function AddTask({ project, card, onAdd }: AddTaskProps): ReactNode {
  const titles = useNewTitles(project, card, onAdd)
  const { title } = titles
  const [isBegun, setBegun] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const cancel = (): void => {
    titles.discard(card)
    setBegun(false)
  }
  return (
    <div className={classes.add}>
      <RefusedTitles titles={titles} />
      {isBegun || title !== '' ? (
        <Form onSubmit={titles.add}>
          <TextField
            aria-label="Title"
            required
            placeholder="Title, then Enter"
            dir="auto"
            // A title that was typed before the page was loaded does not take the focus.
            autoFocus={title === ''}
            data-leave-to="heading"
            value={title}
            onFocus={() => setBegun(true)}
            onChange={({ currentTarget }) => titles.type(currentTarget.value)}
            onKeyDown={({ key, nativeEvent }) => {
              if (key !== 'Escape' || nativeEvent.isComposing) return
              flushSync(cancel)
              button.current?.focus()
            }}
            onBlur={() => title.trim() === '' && cancel()}
          />
        </Form>
      ) : (
        <Button ref={button} variant="subtle" color="gray" size="sm" fullWidth onClick={() => setBegun(true)}>
          Add task
        </Button>
      )}
    </div>
  )
}
