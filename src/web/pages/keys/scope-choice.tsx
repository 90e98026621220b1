import { Checkbox, SimpleGrid, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { allScopes, scopes, type Scope } from './scopes.ts'

interface ScopeChoiceProps {
  /** The scopes that can be chosen; by default all. */
  possible?: readonly Scope[] | undefined
  value: readonly Scope[]
  error: string | undefined
  onChange: (value: Scope[]) => void
}

/** Shows a checkbox for each scope. */
export function ScopeChoice({ possible = allScopes, value, error, onChange }: ScopeChoiceProps): ReactNode {
  return (
    <Checkbox.Group
      label="Scopes"
      description="Choose only what the program needs. You can change them later."
      value={[...value]}
      error={error}
      onChange={(values) => onChange(allScopes.filter((scope) => values.includes(scope)))}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg" mt="md">
        {(['read:', 'write:'] as const).map((kind) => (
          <Stack key={kind} gap="sm">
            {allScopes
              .filter((scope) => scope.startsWith(kind))
              .map((scope) => (
                <Checkbox
                  key={scope}
                  value={scope}
                  disabled={!possible.includes(scope)}
                  label={<span className="code">{scope}</span>}
                  description={scopes[scope]}
                />
              ))}
          </Stack>
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  )
}
