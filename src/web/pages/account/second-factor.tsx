import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { Section } from '../../components/section.tsx'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { SetUpSecondFactor } from './set-up-second-factor.tsx'
import { TurnOffSecondFactor } from './turn-off-second-factor.tsx'

/** Shows whether signing in needs a code, and the buttons that change it. */
export function SecondFactor(): ReactNode {
  const { user } = useSession()
  return (
    <Section
      title="Second factor"
      lead={
        user.second_factor
          ? 'Signing in needs a code from your authenticator app, or a recovery code.'
          : 'With an authenticator app, a stolen password is not enough to sign in.'
      }
    >
      <Group gap="sm">
        {user.second_factor && <NewRecoveryCodes />}
        {user.second_factor && <TurnOffSecondFactor />}
        <SetUpSecondFactor isHidden={user.second_factor} />
      </Group>
    </Section>
  )
}
