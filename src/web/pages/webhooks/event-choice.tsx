import { Checkbox, Group, Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import { allWebhookTypes, webhookTypes, type WebhookType } from '../../webhook-types.ts'
import classes from './endpoint-form.module.css'

interface EventChoiceProps {
  value: WebhookType[] | 'all'
  error: string | false
  onChange: (value: WebhookType[] | 'all') => void
}

/** Shows the choice between all and selected events. Checking a type chooses selected events. */
export function EventChoice({ value, error, onChange }: EventChoiceProps): ReactNode {
  const selected = value === 'all' ? [] : value
  return (
    <div>
      <Radio.Group
        label="Events"
        value={value === 'all' ? 'all' : 'some'}
        onChange={(choice) => onChange(choice === 'all' ? 'all' : [])}
      >
        <Group gap="lg" mt="xs">
          <Radio value="all" label="All, including types added later" />
          <Radio value="some" label="Only the selected ones" />
        </Group>
      </Radio.Group>
      <Checkbox.Group
        aria-label="Event types"
        value={selected}
        error={error}
        onChange={(values) => onChange(allWebhookTypes.filter((type) => values.includes(type)))}
      >
        <div className={classes.types}>
          {allWebhookTypes.map((type) => (
            <Checkbox
              key={type}
              value={type}
              label={<span className="code">{type}</span>}
              description={webhookTypes[type]}
            />
          ))}
        </div>
      </Checkbox.Group>
    </div>
  )
}
