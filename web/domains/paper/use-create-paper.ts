import { createPaper, listPapers } from '@lyceum/contract/paper'
import { useCommand } from '#lib/api'

type NewPaper = { readonly title: string; readonly questionIds: readonly string[] }

/** Makes a fixed paper of chosen questions. */
export function useCreatePaper() {
  const { isPending, mutate } = useCommand(createPaper, { refresh: [listPapers] })
  return {
    isPending,
    create: ({ title, questionIds }: NewPaper, onCreated: (id: string) => void) =>
      mutate(
        { title, kind: 'fixed', questionIds: [...questionIds] },
        { onSuccess: ({ id }) => onCreated(id) },
      ),
  }
}
