import { listArrangement, listQuickModules, removeArranged, saveArrangement } from '@lyceum/contract/home'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { IconButton } from '#ui/form/icon-button'
import { usePortal } from '#ui/layout/area'
import { Modal } from '#ui/layout/modal'
import { Crest } from '#ui/picture/cover/crest'
import { Icon } from '#ui/picture/icon'
import { Sortable } from '#ui/tree/sortable'
import { text } from '../below-fold/text/index.ts'
import { OwnLinkForm } from './own-link-form.tsx'
import { modulePaths, type QuickEntry } from './modules.ts'

const refresh = [listArrangement, listQuickModules]

type QuickDialogProps = { readonly entries: readonly QuickEntry[]; readonly onClose: () => void }

/** Sorts, removes and adds quick entries. */
export function QuickDialog({ entries, onClose }: QuickDialogProps) {
  const t = useText(text).quick
  return (
    <Modal
      title={t.dialog}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {t.done}
        </Button>
      }
    >
      <div className="quick-dialog">
        <h3>{t.mine}</h3>
        <Mine entries={entries} />
        <h3>{t.modules}</h3>
        <Modules />
        <h3>{t.own}</h3>
        <OwnLinkForm refresh={refresh} />
      </div>
    </Modal>
  )
}

function Mine({ entries }: { readonly entries: readonly QuickEntry[] }) {
  const t = useText(text).quick
  const save = useCommand(saveArrangement, { refresh, awaitRefresh: true })
  const remove = useCommand(removeArranged, { refresh, awaitRefresh: true })
  const [laid, setLaid] = useState<readonly string[]>()
  const nameOf = ({ module, title }: QuickEntry) => (module ? t.names[module] : title)
  const placeOf = ({ id }: QuickEntry) => laid?.indexOf(id) ?? -1
  const shown = laid ? entries.toSorted((a, b) => placeOf(a) - placeOf(b)) : entries
  if (entries.length === 0) return <p className="home-none">{t.none}</p>
  return (
    <Sortable
      items={shown}
      idOf={({ id }) => id}
      nameOf={nameOf}
      onOrder={(items) => {
        const ids = items.map(({ id }) => id)
        setLaid(ids)
        save.mutate({ ids }, { onFinished: () => setLaid(undefined) })
      }}
    >
      {(entry, grip) => (
        <div className="quick-dialog-row">
          {grip}
          <Crest category={entry.module ?? entry.image} seed={entry.module ?? entry.image} size={28} />
          <span className="ly-clamp-1">{nameOf(entry)}</span>
          <IconButton
            icon="close"
            label={t.remove(nameOf(entry))}
            onClick={() => remove.mutate({ id: entry.id })}
          />
        </div>
      )}
    </Sortable>
  )
}

function Modules() {
  const t = useText(text).quick
  const { leads } = usePortal()
  const modules = useQuery(read(listQuickModules))
  const add = useCommand(saveArrangement, { refresh, awaitRefresh: true })
  return (
    <div className="quick-dialog-modules">
      {modules.data?.records
        .filter(({ isAdded, module }) => !isAdded && leads(modulePaths[module]))
        .map(({ module }) => (
          <Button
            key={module}
            size="small"
            isBusy={add.isPending}
            onClick={() => add.mutate({ modules: [module] })}
          >
            <Icon name="plus" size={14} />
            {t.names[module]}
          </Button>
        ))}
    </div>
  )
}
