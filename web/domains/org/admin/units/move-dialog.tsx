import { previewUnitMove } from '@lyceum/contract/org'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { describe } from '#lib/http/trouble'
import { Banner } from '#ui/feedback/banner'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button } from '#ui/form/button'
import { Modal } from '#ui/layout/modal'
import { text } from '../text/index.ts'
import { MovePreview } from './move-preview.tsx'
import { UnitBrowser } from './unit-browser.tsx'
import type { UnitChanges } from './use-unit-changes.ts'
import './move-dialog.css'

type Target = { readonly parentId: string | null; readonly name: string; readonly beforeId: string | null }

export type Moving = {
  readonly unit: { readonly id: string; readonly name: string; readonly parentId: string | null }
  /** The drop target; without it, the dialog asks. */
  readonly to?: Target
  /** The expanded nodes of the tree. */
  readonly open: ReadonlySet<string> | undefined
}

type MoveDialogProps = {
  readonly moving: Moving
  readonly mayRoot: boolean
  readonly changes: UnitChanges
  readonly onClose: () => void
}

/** Asks for the new parent of a unit, unless it was dragged there, and previews the effect of the move. */
export function MoveDialog({ moving, mayRoot, changes, onClose }: MoveDialogProps) {
  const t = useText(text)
  const { unit } = moving
  const [to, setTo] = useState(moving.to)
  const preview = usePreview(unit, to)
  const { data } = preview

  async function commit() {
    if (!to || !data) return
    const place = { parentId: to.parentId, beforeId: to.beforeId, people: data.people }
    await changes.move({ unit, toName: to.name, ...place }).then(onClose, () => preview.refetch())
  }

  return (
    <Modal
      title={t.move.title(unit.name)}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button look="primary" disabled={!data} isBusy={changes.isSaving} onClick={() => void commit()}>
            {t.move.confirm(data?.people ?? 0)}
          </Button>
        </>
      }
    >
      {!moving.to && <Where to={to} onChoose={setTo} open={moving.open} mayRoot={mayRoot} />}
      <section className="org-move-what" aria-live="polite">
        <h3>
          {t.move.preview}
          {to && <small>{`${t.move.to} ${to.name}`}</small>}
        </h3>
        {!preview.isAsked && <p className="org-move-pick">{to ? t.move.here : t.move.pick}</p>}
        {preview.isWaiting && <Skeleton width="70%" />}
        {preview.error && <Banner tone="error">{describe(preview.error)}</Banner>}
        {data && <MovePreview preview={data} />}
      </section>
    </Modal>
  )
}

/** The preview of the move, fetched when another place is chosen. */
function usePreview(unit: Moving['unit'], to: Target | undefined) {
  const isAsked = to !== undefined && to.parentId !== unit.parentId
  const query = useQuery({
    ...read(previewUnitMove, { id: unit.id, ...(to?.parentId && { parentId: to.parentId }) }),
    enabled: isAsked,
    retry: false,
    // An earlier preview may be out of date.
    gcTime: 0,
  })
  const { data, error, isPending, refetch } = query
  if (!isAsked) return { isAsked, isWaiting: false, data: undefined, error: null, refetch }
  return { isAsked, isWaiting: isPending, data, error, refetch }
}

type WhereProps = {
  readonly to: Target | undefined
  readonly onChoose: (to: Target) => void
  readonly open: ReadonlySet<string> | undefined
  readonly mayRoot: boolean
}

function Where({ to, onChoose, open: openFirst, mayRoot }: WhereProps) {
  const t = useText(text)
  const [open, setOpen] = useState(openFirst)
  return (
    <section className="org-move-where" aria-label={t.move.where}>
      <p>{t.move.where}</p>
      {mayRoot && (
        <Button
          size="small"
          look="quiet"
          onClick={() => onChoose({ parentId: null, name: t.units.root, beforeId: null })}
        >
          {t.move.toRoot}
        </Button>
      )}
      <UnitBrowser
        chosen={to?.parentId ?? undefined}
        onChoose={({ id, name }) => onChoose({ parentId: id, name, beforeId: null })}
        open={open}
        onOpen={setOpen}
      />
    </section>
  )
}
