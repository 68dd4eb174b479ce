import type { Link, TypedLink } from './link.ts'
import { LinkForm } from './link-form.tsx'
import { RemoveLink } from './remove-link.tsx'
import type { LinkChanges } from './use-links.ts'

/** The open dialog: a form for a new or existing link, or a delete confirmation. */
export type OpenDialog =
  | {
      readonly is: 'form'
      readonly link: Link | undefined
      /** The typed values from before a login interrupted. */
      readonly typed?: TypedLink
    }
  | { readonly is: 'remove'; readonly link: Link }

type LinkDialogProps = {
  readonly open: OpenDialog
  readonly changes: LinkChanges
  readonly onClose: () => void
}

export function LinkDialog({ open, changes, onClose }: LinkDialogProps) {
  if (open.is === 'remove') {
    return (
      <RemoveLink
        link={open.link}
        onRemove={(link) => {
          onClose()
          changes.remove(link)
        }}
        onClose={onClose}
      />
    )
  }
  return (
    <LinkForm
      link={open.link}
      before={open.typed}
      isBusy={changes.isSaving}
      // The error is shown as a notice; the form keeps what was typed.
      onSave={(draft) => void changes.save(draft, open.link?.id).then(onClose, () => undefined)}
      onClose={onClose}
    />
  )
}
