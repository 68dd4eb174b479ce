import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import type { DropPlace } from '#ui/tree/tree'
import { text } from '../text/index.ts'
import { useManages } from '../use-manages.ts'
import { type OpenDialog, UnitDialog } from './unit-dialog.tsx'
import { UnitBrowser } from './unit-browser.tsx'
import { UnitDetail } from './unit-detail.tsx'
import { type Levels, placeOf, rowIn } from './unit-levels.ts'
import { useUnitChanges } from './use-unit-changes.ts'
import './org-page.css'

/** The organisation: the tree on the left, the chosen unit on the right. */
export function OrgPage() {
  const t = useText(text).units
  const manages = useManages()
  const [params, setParams] = useSearchParams()
  const chosen = params.get('unit') ?? undefined
  const [open, setOpen] = useState<ReadonlySet<string>>()
  const [dialog, setDialog] = useState<OpenDialog>()
  const changes = useUnitChanges()
  usePageTitle(t.title)

  const choose = (id: string) => setParams({ unit: id }, { replace: true })

  function drop(id: string, onto: DropPlace, levels: Levels) {
    const unit = rowIn(levels, id)
    const place = placeOf(levels, onto)
    if (!unit || !place) return
    const name = rowIn(levels, place.parentId ?? undefined)?.name ?? t.root
    if (place.parentId === unit.parentId) void changes.move({ unit, toName: name, ...place, people: 0 })
    else setDialog({ is: 'move', moving: { unit, to: { ...place, name }, open } })
  }

  const addRoot = manages && (
    <Button onClick={() => setDialog({ is: 'add', parent: undefined })}>
      <Icon name="plus" size={16} />
      {t.addRoot}
    </Button>
  )

  return (
    <>
      <header className="org-lead">
        <h1>{t.title}</h1>
        {addRoot}
      </header>
      <div className="org-page">
        <section className="org-side" aria-label={t.tree}>
          <UnitBrowser
            chosen={chosen}
            onChoose={({ id }) => choose(id)}
            open={open}
            onOpen={setOpen}
            onDrop={manages ? drop : undefined}
            empty={
              <Empty kind="start" title={t.empty} hint={t.emptyHint}>
                {addRoot}
              </Empty>
            }
          />
        </section>
        {chosen ? (
          <UnitDetail
            key={chosen}
            id={chosen}
            changes={changes}
            onAct={(act, unit) => setDialog(dialogFor(act, unit, open))}
          />
        ) : (
          <Empty kind="start" title={t.choose} hint={t.chooseHint} />
        )}
      </div>
      {dialog && (
        <UnitDialog
          dialog={dialog}
          changes={changes}
          onClose={() => setDialog(undefined)}
          onAdded={(id, parentId) => {
            if (parentId) setOpen(new Set([...(open ?? []), parentId]))
            choose(id)
          }}
          onClosed={() => setParams({}, { replace: true })}
        />
      )}
    </>
  )
}

type Named = {
  readonly id: string
  readonly parentId: string | null
  readonly code: string
  readonly name: string
  readonly people: number
  readonly children: number
}

function dialogFor(
  act: 'add' | 'edit' | 'move' | 'close',
  unit: Named,
  open: ReadonlySet<string> | undefined,
): OpenDialog {
  if (act === 'add') return { is: 'add', parent: unit }
  if (act === 'move') return { is: 'move', moving: { unit, open } }
  return { is: act, unit }
}
