import type { Link, TypedLink } from './link.ts'
import { LinkForm } from './link-form.tsx'
import { RemoveLink } from './remove-link.tsx'
import type { LinkChanges } from './use-links.ts'

/** What is open above the table: a form for a new link or an old one, or the question before one goes. */
export type OpenDialog =
  | {
      readonly is: 'form'
      readonly link: Link | undefined
      /** What had been typed before a login came between. */
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
      // A refusal is shown by the message; the form stays as it was typed.
      onSave={(draft) => void changes.save(draft, open.link?.id).then(onClose, () => undefined)}
      onClose={onClose}
    />
  )
}
