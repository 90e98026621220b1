import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import { Section } from '../../components/section.tsx'
import { SettingRow, SettingRows } from '../../components/setting-row.tsx'
import { EditProject } from './edit-project.tsx'
import { useRefreshProjects } from './project-queries.ts'
import pageClasses from './projects.module.css'

type Project = Schemas['SettingsProject']

/** Shows a project's properties, one per line, with buttons to change them. */
export function ProjectSettings({ project }: { project: Project }): ReactNode {
  const { description, archived_at, created_at } = project
  const isArchived = archived_at !== null
  return (
    <Section title="Project">
      <SettingRows>
        <SettingRow name="Description" action={<EditProject project={project} />}>
          <p className={pageClasses.full}>
            <bdi>{description ?? 'None'}</bdi>
          </p>
        </SettingRow>
        <SettingRow
          name="Visibility"
          action={
            <Switch
              project={project}
              verb={project.private ? 'Make open' : 'Make private'}
              body={{ private: !project.private }}
            >
              {project.private
                ? 'The API shows the project and everything in it, unless it is archived. Webhook endpoints are not notified.'
                : 'The project and everything in it are hidden from the API at once, even for its members.'}
            </Switch>
          }
        >
          {project.private ? 'Hidden from the API' : 'Shown by the API'}
        </SettingRow>
        <SettingRow
          name="Archive"
          action={
            <Switch
              project={project}
              verb={isArchived ? 'Unarchive' : 'Archive'}
              body={{ archived: !isArchived }}
            >
              {isArchived
                ? 'The API shows the project and everything in it again, unless it is private.'
                : 'The project and everything in it are hidden from the API at once. You can unarchive it later.'}
            </Switch>
          }
        >
          {isArchived ? (
            <>
              Archived <RelativeTime at={archived_at} />
            </>
          ) : (
            'Not archived'
          )}
        </SettingRow>
        <SettingRow name="Created">
          <RelativeTime at={created_at} />
        </SettingRow>
      </SettingRows>
    </Section>
  )
}

interface SwitchProps {
  project: Project
  verb: string
  body: Schemas['ProjectUpdate']
  /** The text of the dialog, which describes the consequences of the change. */
  children: ReactNode
}

/** Changes a project after a confirmation. */
function Switch({ project: { id, name }, verb, body, children }: SwitchProps): ReactNode {
  const refresh = useRefreshProjects()
  const [isAsking, { open, close }] = useDisclosure()
  const update = api.useMutation('patch', '/projects/{id}', {
    onSuccess: async () => {
      close()
      await refresh()
    },
  })
  return (
    <>
      <Button variant="default" size="xs" onClick={open}>
        {verb}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={
          <>
            {verb}: <bdi>{name}</bdi>
          </>
        }
        verb={verb}
        isPending={update.isPending}
        error={update.error}
        onConfirm={() => update.mutate({ params: { path: { id } }, body })}
        onClose={close}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
