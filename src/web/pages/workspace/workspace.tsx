import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { CopyId } from '../../components/copy-id.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { SettingRow, SettingRows } from '../../components/setting-row.tsx'
import { ChangeTimeZone } from './change-time-zone.tsx'
import { RequireSecondFactor } from './require-second-factor.tsx'
import { RenameWorkspace } from './rename-workspace.tsx'

/** Shows the settings of the workspace, which its owners may change. */
export function Workspace(): ReactNode {
  const { workspace, role } = useSession()
  const isOwner = role === 'owner'
  return (
    <>
      <PageHeader title="Workspace">
        {isOwner
          ? 'Settings for everyone in the workspace.'
          : 'Settings for everyone in the workspace. Only owners can change them.'}
      </PageHeader>
      <SettingRows>
        <SettingRow name="Name" action={isOwner && <RenameWorkspace />}>
          <bdi>{workspace.name}</bdi>
        </SettingRow>
        <SettingRow name="Time zone" action={isOwner && <ChangeTimeZone />}>
          {workspace.time_zone}
        </SettingRow>
        <SettingRow name="Second factor" action={isOwner && <RequireSecondFactor />}>
          {workspace.require_second_factor ? 'Required of owners and admins' : 'Not required'}
        </SettingRow>
        <SettingRow name="Workspace ID">
          <CopyId id={workspace.id} />
        </SettingRow>
      </SettingRows>
    </>
  )
}
