import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Problem } from '../../../api/problem.ts'
import { work } from '../../../api/work.ts'
import { saveChange } from '../save-change.ts'
import { useDialogEnd } from '../../../use-dialog-end.ts'
import { eventQuery } from './calendar-queries.ts'
import { changedBody, fieldsOf } from './event-fields.ts'
import { changed, conflictsOf, unsavedOf, type Changes } from './use-event-draft.ts'

/**
 * Saves changes to an event, unless another person has changed the same fields: then the form shows both.
 * @param settle discards the saved changes, and returns whether other changes were made since
 */
export function useSaveEvent(id: string, settle: (saved: Changes) => boolean, onClose: () => void) {
  const queryClient = useQueryClient()
  const query = eventQuery(id)
  const { close, onError } = useDialogEnd(onClose, 'The event was not changed')
  return useMutation({
    mutationFn: async (changes: Changes): Promise<boolean> => {
      for (;;) {
        const { data: stored } = await queryClient.ensureQueryData(query)
        const fields = fieldsOf(stored)
        if (conflictsOf(changes, fields).length > 0) return false
        const body = {
          ...changedBody(changed(fields, changes), unsavedOf(changes, fields)),
          version: stored.version,
        }
        try {
          const { data } = await saveChange(() =>
            work.PATCH('/work/v1/events/{id}', { params: { path: { id } }, body }),
          )
          if (data) queryClient.setQueryData(query.queryKey, data)
          return true
        } catch (error) {
          if (Problem.of(error).code !== 'changed_by_another') throw error
          // The other person's change may be to another field.
          await queryClient.fetchQuery({ ...query, staleTime: 0 })
        }
      }
    },
    onError,
    onSuccess: async (isSaved, changes) => {
      if (!isSaved) return
      if (!settle(changes)) close()
      await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/calendar'] })
    },
  })
}
