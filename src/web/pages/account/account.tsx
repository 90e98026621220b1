import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx'
import { Password } from './password.tsx'
import { Profile } from './profile.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'

export function Account(): ReactNode {
  const { user } = useSession()
  return (
    <>
      <PageHeader title="Account">
        <bdi>{user.name}</bdi>, {user.email}
      </PageHeader>
      <Profile />
      <Password />
      <SecondFactor />
      <KeyboardShortcuts />
      <Sessions />
    </>
  )
}
