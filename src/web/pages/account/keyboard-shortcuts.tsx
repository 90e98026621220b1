import { Switch } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../api/client.ts'
import { sessionQuery, useSession } from '../../api/session.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { Section } from '../../components/section.tsx'

/** Lets users turn the keyboard shortcuts of the web editor on and off. */
export function KeyboardShortcuts(): ReactNode {
  const { user } = useSession()
  const queryClient = useQueryClient()
  const change = api.useMutation('patch', '/me', {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  })
  const chosen = change.isPending ? change.variables.body.keyboard_shortcuts : undefined
  return (
    <Section
      title="Keyboard"
      lead="Single keys do things in Work, such as c for a new task. Ctrl+K and Cmd+K always open the search, which lists all actions."
    >
      <Switch
        label="Keyboard shortcuts"
        checked={chosen ?? user.keyboard_shortcuts}
        onChange={({ currentTarget }) =>
          change.mutate({ body: { keyboard_shortcuts: currentTarget.checked } })
        }
      />
      <ProblemNote error={change.error} />
    </Section>
  )
}
