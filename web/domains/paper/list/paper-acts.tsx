import { copyPaper, listPapers, removePaper } from '@lyceum/contract/paper'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { IconButton } from '#ui/form/icon-button'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Menu } from '#ui/overlay/menu'
import { text } from '../text/index.ts'

type PaperActsProps = {
  readonly id: string
  readonly title: string
  readonly onRemoved?: () => void
}

const refresh = { refresh: [listPapers] }

/** Copies a paper, or removes one that was never used. */
export function PaperActs({ id, title, onRemoved }: PaperActsProps) {
  const t = useText(text)
  const navigate = useNavigate()
  const [isRemoving, setIsRemoving] = useState(false)
  const copy = useCommand(copyPaper, refresh)
  const remove = useCommand(removePaper, refresh)
  return (
    <>
      <Menu
        label={t.acts(title)}
        align="end"
        items={[
          {
            id: 'copy',
            title: t.copy,
            icon: 'copy',
            onChoose: () =>
              copy.mutate(
                { id, title: t.copyOf(title).slice(0, 80) },
                { onSuccess: (made) => void navigate(`/papers/${made.id}`) },
              ),
          },
          {
            id: 'remove',
            title: t.remove,
            icon: 'trash',
            isDanger: true,
            isApart: true,
            onChoose: () => setIsRemoving(true),
          },
        ]}
        renderButton={(opener) => <IconButton {...opener} icon="dots" label={t.acts(title)} />}
      />
      {isRemoving && (
        <ConfirmDialog
          title={t.removeTitle(title)}
          confirm={t.remove}
          isDanger
          onClose={() => setIsRemoving(false)}
          onConfirm={async () => {
            await remove.mutateAsync({ id }).then(
              () => {
                showSuccess(t.removed)
                onRemoved?.()
              },
              () => undefined,
            )
            setIsRemoving(false)
          }}
        >
          <p>{t.removeHint}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
