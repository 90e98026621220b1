import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCopy } from './icons.tsx'
import { useState, type ReactNode } from 'react'
import { copyText } from '../copy-text.ts'

const shownMs = 1_800

function useCopy(text: string): { state: 'ready' | 'copied' | 'failed'; copy: () => void } {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  const copy = (): void => {
    void copyText(text).then((copied) => {
      setState(copied ? 'copied' : 'failed')
      setTimeout(() => setState('ready'), shownMs)
    })
  }
  return { state, copy }
}

const labels = { ready: 'Copy', copied: 'Copied', failed: 'Press Ctrl+C' }

/** Shows a button that copies text. */
export function CopyButton({ text, label }: { text: string; label?: string }): ReactNode {
  const { state, copy } = useCopy(text)
  const Icon = state === 'copied' ? IconCheck : IconCopy
  return (
    <Button
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      onClick={copy}
      aria-live="polite"
      aria-label={state === 'ready' ? label : undefined}
    >
      {labels[state]}
    </Button>
  )
}

/** Shows the copy button as an icon next to the text. */
export function CopyIcon({ text, label }: { text: string; label: string }): ReactNode {
  const { state, copy } = useCopy(text)
  const Icon = state === 'copied' ? IconCheck : IconCopy
  return (
    <>
      <ActionIcon variant="subtle" color="gray" size="sm" onClick={copy} aria-label={label} title={label}>
        <Icon size={14} aria-hidden />
      </ActionIcon>
      <VisuallyHidden role="status">{state === 'ready' ? '' : labels[state]}</VisuallyHidden>
    </>
  )
}
