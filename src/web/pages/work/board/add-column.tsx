import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { NameDialog } from '../../../components/name-dialog.tsx'
import type { WorkProject } from '../work-queries.ts'
import classes from './board.module.css'
import { useChangeColumns } from './use-change-columns.ts'

export function AddColumn({ project }: { project: WorkProject }): ReactNode {
  const [isOpen, { open, close }] = useDisclosure()
  const { add } = useChangeColumns(project.id)
  return (
    <div className={classes.addColumn}>
      <Button variant="default" onClick={open}>
        Add column
      </Button>
      <NameDialog
        title="Add column"
        verb="Add"
        initial=""
        opened={isOpen}
        onClose={close}
        refusal="The column was not added"
        save={add}
      />
    </div>
  )
}
