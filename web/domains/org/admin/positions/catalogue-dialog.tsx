import { useText } from '#lib/text'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { text } from '../text/index.ts'
import { FamilyForm } from './family-form.tsx'
import { GradeForm } from './grade-form.tsx'
import { PositionForm } from './position-form.tsx'
import type { CatalogueChanges, Family, Grade, Position } from './use-catalogue.ts'

/** The open dialog: a form for a new or existing item, or a delete confirmation. */
export type OpenDialog =
  | { readonly is: 'position'; readonly position?: Position }
  | { readonly is: 'family'; readonly family?: Family; readonly parentId: string | null }
  | { readonly is: 'grade'; readonly grade?: Grade }
  | {
      readonly is: 'remove'
      readonly kind: 'position' | 'family' | 'grade'
      readonly row: { readonly id: string; readonly name: string }
    }

type CatalogueDialogProps = {
  readonly dialog: OpenDialog
  readonly families: readonly Family[]
  readonly changes: CatalogueChanges
  readonly onClose: () => void
}

// The error is shown as a notice; the dialog keeps what was typed.
const stay = () => undefined

export function CatalogueDialog({ dialog, families, changes, onClose }: CatalogueDialogProps) {
  const t = useText(text)
  const form = { isBusy: changes.isSaving, onClose }
  if (dialog.is === 'position')
    return (
      <PositionForm
        {...form}
        position={dialog.position}
        families={families}
        onSave={(draft) => void changes.savePosition(draft).then(onClose, stay)}
      />
    )
  if (dialog.is === 'family')
    return (
      <FamilyForm
        {...form}
        family={dialog.family}
        isSub={dialog.parentId !== null}
        onSave={(name) =>
          void changes
            .saveFamily({ id: dialog.family?.id, name, parentId: dialog.parentId })
            .then(onClose, stay)
        }
      />
    )
  if (dialog.is === 'grade')
    return (
      <GradeForm
        {...form}
        grade={dialog.grade}
        onSave={(draft) => void changes.saveGrade(draft).then(onClose, stay)}
      />
    )
  const { kind, row } = dialog
  return (
    <ConfirmDialog
      title={t.removeTitle(row.name)}
      confirm={t.remove}
      isDanger
      onConfirm={() => changes.remove(kind, row).then(onClose, stay)}
      onClose={onClose}
    >
      <p>{t.removeHint}</p>
    </ConfirmDialog>
  )
}
