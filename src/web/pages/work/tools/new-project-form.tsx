import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { endRetries } from '../../../api/intents.ts'
import { work } from '../../../api/work.ts'
import { announce } from '../../../components/announcer.tsx'
import { useWorkDialog } from '../../../shell/work-dialog.tsx'
import { useShown } from '../../../use-shown.ts'
import { ProjectForm } from '../../projects/new-project.tsx'
import { saveChange } from '../save-change.ts'
import { projectsQuery } from '../work-queries.ts'

/** Creates a project, and opens its board. */
export function NewProjectForm(): ReactNode {
  const { hide } = useWorkDialog()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // An equal project from another dialog is a new project.
  useEffect(() => endRetries('/api/work/v1/projects'), [])
  const isShown = useShown()
  const open = async (id: string): Promise<void> => {
    void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey })
    // The person may have closed the dialog, and be at something else.
    if (!isShown()) return announce('Project created')
    hide(false)
    await navigate({ to: '/work/projects/$id', params: { id } })
  }
  return (
    <ProjectForm
      create={async (body) => {
        const { data } = await saveChange(() => work.POST('/work/v1/projects', { body }))
        return data?.data.id ?? ''
      }}
      onClose={() => hide()}
      onCreated={open}
    />
  )
}
