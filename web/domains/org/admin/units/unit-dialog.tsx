import { useText } from '#lib/text'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { text } from '../text/index.ts'
import { MoveDialog, type Moving } from './move-dialog.tsx'
import { UnitForm } from './unit-form.tsx'
import type { UnitChanges } from './use-unit-changes.ts'

type Unit = { readonly id: string; readonly code: string; readonly name: string }

/** The open dialog. */
export type OpenDialog =
  | { readonly is: 'add'; readonly parent: Unit | undefined }
  | { readonly is: 'edit'; readonly unit: Unit }
  | { readonly is: 'move'; readonly moving: Moving }
  | {
      readonly is: 'close'
      readonly unit: Unit & { readonly people: number; readonly children: number }
    }

type UnitDialogProps = {
  readonly dialog: OpenDialog
  readonly changes: UnitChanges
  readonly onClose: () => void
  readonly onAdded: (id: string, parentId: string | undefined) => void
  readonly onClosed: () => void
}

// The error is shown as a notice; the dialog stays open.
const stay = () => undefined

export function UnitDialog({ dialog, changes, onClose, onAdded, onClosed }: UnitDialogProps) {
  const t = useText(text).units
  if (dialog.is === 'move')
    return <MoveDialog moving={dialog.moving} mayRoot changes={changes} onClose={onClose} />
  if (dialog.is === 'add') {
    const { parent } = dialog
    return (
      <UnitForm
        title={parent ? t.addTitle(parent.name) : t.addRootTitle}
        isBusy={changes.isSaving}
        onSave={(draft) =>
          void changes.add(parent?.id ?? null, draft).then((id) => {
            onClose()
            onAdded(id, parent?.id)
          }, stay)
        }
        onClose={onClose}
      />
    )
  }
  const { unit } = dialog
  if (dialog.is === 'edit')
    return (
      <UnitForm
        title={t.editTitle}
        unit={unit}
        isBusy={changes.isSaving}
        onSave={(draft) => void changes.edit(unit.id, draft).then(onClose, stay)}
        onClose={onClose}
      />
    )
  const { people, children } = dialog.unit
  const isFull = people + children > 0
  return (
    <ConfirmDialog
      title={t.closeTitle(unit.name)}
      confirm={t.close}
      isDanger
      onConfirm={() =>
        changes.close(unit).then(() => {
          onClose()
          onClosed()
        }, stay)
      }
      onClose={onClose}
    >
      <p>{isFull ? t.closeFull(people, children) : t.closeHint}</p>
    </ConfirmDialog>
  )
}
