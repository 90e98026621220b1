import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import { api } from '../../api/client.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Shows a button that generates new recovery codes, which replace the previous codes. */
export function NewRecoveryCodes(): ReactNode {
  const [isOpen, { open, close }] = useDisclosure()
  const [codes, setCodes] = useState<readonly string[]>()
  const renew = api.useMutation('post', '/me/second-factor/recovery-codes', {
    gcTime: 0,
    onSuccess: ({ data }) => {
      close()
      setCodes(data.recovery_codes)
    },
  })
  return (
    <>
      <Button variant="default" onClick={open}>
        New recovery codes
      </Button>
      <ProofDialog
        title="New recovery codes"
        verb="Generate new codes"
        opened={isOpen}
        isPending={renew.isPending}
        error={renew.error}
        onSubmit={(body) => renew.mutate({ body })}
        onClose={close}
      >
        The previous recovery codes stop working.
      </ProofDialog>
      <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
    </>
  )
}
