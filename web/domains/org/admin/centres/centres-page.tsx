import { useState } from 'react'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button } from '#ui/form/button'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { useManages } from '../use-manages.ts'
import { CentreForm } from './centre-form.tsx'
import { CentreTable } from './centre-table.tsx'
import { type Centre, useCentreChanges, useCentres } from './use-centres.ts'
import '../lead.css'

type OpenDialog =
  | { readonly is: 'form'; readonly centre?: Centre }
  | { readonly is: 'close'; readonly centre: Centre }

// The error is shown as a notice; the dialog stays open.
const stay = () => undefined

/** Training centres and the units they serve. */
export function CentresPage() {
  const t = useText(text).centres
  const { centres, isPending, isError, refetch } = useCentres()
  const mayChange = useManages()
  const [dialog, setDialog] = useState<OpenDialog>()
  usePageTitle(t.title)

  const addButton = mayChange && (
    <Button look="primary" onClick={() => setDialog({ is: 'form' })}>
      <Icon name="plus" size={16} />
      {t.add}
    </Button>
  )
  const isEmpty = centres?.length === 0

  return (
    <>
      <header className="org-lead">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        {!isEmpty && addButton}
      </header>
      {isError && <ErrorPanel onRetry={() => void refetch()} />}
      {isPending && <Skeleton width="60%" />}
      {isEmpty && (
        <Empty kind="start" title={t.empty} hint={t.emptyHint}>
          {addButton}
        </Empty>
      )}
      {centres && !isEmpty && (
        <CentreTable
          centres={centres}
          mayChange={mayChange}
          onEdit={(centre) => setDialog({ is: 'form', centre })}
          onClose={(centre) => setDialog({ is: 'close', centre })}
        />
      )}
      {dialog && <Dialog dialog={dialog} onClose={() => setDialog(undefined)} />}
    </>
  )
}

function Dialog({ dialog, onClose }: { readonly dialog: OpenDialog; readonly onClose: () => void }) {
  const t = useText(text).centres
  const changes = useCentreChanges()
  if (dialog.is === 'form')
    return (
      <CentreForm
        centre={dialog.centre}
        isBusy={changes.isSaving}
        onSave={(draft) => void changes.save(draft).then(onClose, stay)}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      title={t.closeTitle(dialog.centre.name)}
      confirm={t.close}
      isDanger
      onConfirm={() => changes.close(dialog.centre).then(onClose, stay)}
      onClose={onClose}
    >
      <p>{t.closeHint}</p>
    </ConfirmDialog>
  )
}
