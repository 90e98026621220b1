import { SegmentedControl } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { CodeBlock } from '../../components/code-block.tsx'
import { Section } from '../../components/section.tsx'

/** Shows the exact body, or a formatted copy, whose bytes differ. */
export function Body({ body }: { body: string }): ReactNode {
  const [layout, setLayout] = useState('exact')
  return (
    <Section
      title="Body"
      actions={
        <SegmentedControl
          aria-label="Layout"
          size="xs"
          data={[
            { value: 'exact', label: 'Exact' },
            { value: 'readable', label: 'Readable' },
          ]}
          value={layout}
          onChange={setLayout}
        />
      }
    >
      {layout === 'exact' ? (
        <CodeBlock label="Exact text" text={body} />
      ) : (
        <CodeBlock label="Readable text" text={JSON.stringify(JSON.parse(body), null, 2)} />
      )}
    </Section>
  )
}
