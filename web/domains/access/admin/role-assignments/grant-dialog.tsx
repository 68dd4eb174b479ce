import { previewGrant } from '@lyceum/contract/access'
import type { Result } from '@lyceum/contract/kit'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Modal } from '#ui/layout/modal'
import { text } from '../../text/index.ts'
import { type Chosen, type Grant, grantOf, nothing } from './grant.ts'
import { GrantFields } from './grant-fields.tsx'
import { GrantPreview } from './grant-preview.tsx'

type Shown = { readonly grant: Grant; readonly preview: Result<typeof previewGrant> }

/** Grants a role: choose people, role and scope, preview the effect, then confirm. */
export function GrantDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(text)
  const [chosen, setChosen] = useState<Chosen>(nothing)
  const [shown, setShown] = useState<Shown>()
  const preview = useCommand(previewGrant)
  const grant = grantOf(chosen)

  async function look() {
    if (grant) setShown({ grant, preview: await preview.mutateAsync(grant) })
  }

  if (shown)
    return <GrantPreview {...shown} chosen={chosen} onBack={() => setShown(undefined)} onClose={onClose} />
  return (
    <Modal
      title={t.grant.title}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.form.cancel}</Button>
          <Button
            look="primary"
            disabled={!grant}
            title={grant ? undefined : t.grant.incomplete}
            isBusy={preview.isPending}
            // The error is shown as a notice; the choices stay.
            onClick={() => void look().catch(() => undefined)}
          >
            {t.grant.preview}
          </Button>
        </>
      }
    >
      <GrantFields chosen={chosen} onChange={(change) => setChosen({ ...chosen, ...change })} />
    </Modal>
  )
}
