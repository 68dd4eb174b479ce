import { listViews, type PeopleColumn, removeView, saveView } from '@lyceum/contract/people'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Checkbox } from '#ui/form/checkbox'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Popover } from '#ui/overlay/popover'
import { Icon } from '#ui/picture/icon'
import { Tag } from '#ui/status/tag'
import { text } from '../text/index.ts'
import type { ListControl } from './use-people.ts'

type SavedViewsProps = {
  readonly list: ListControl
  readonly columns: readonly PeopleColumn[]
  readonly onColumns: (columns: PeopleColumn[]) => void
}

const refresh = { refresh: [listViews] }

/** Saved views: choose one, save the current one, delete an own one. */
export function SavedViews({ list, columns, onColumns }: SavedViewsProps) {
  const t = useText(text).views
  const views = useQuery(read(listViews)).data?.views ?? []
  const remove = useCommand(removeView, refresh)
  return (
    <Popover
      label={t.mine}
      align="end"
      width={300}
      renderButton={(opener) => (
        <Button {...opener} look="quiet">
          <Icon name="bookmark" size={16} />
          {t.mine}
        </Button>
      )}
    >
      <div className="people-views">
        {views.length === 0 && <p className="people-none">{t.empty}</p>}
        <ul>
          {views.map((view) => (
            <li key={view.id}>
              <button
                type="button"
                data-closes
                onClick={() => {
                  list.showOnly(view.filter, view)
                  onColumns(view.columns)
                }}
              >
                {view.name}
              </button>
              {view.isShared && <Tag>{t.shared}</Tag>}
              {view.isMine && (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t.remove(view.name)}
                  onClick={() =>
                    remove.mutate({ id: view.id }, { onSuccess: () => showSuccess(t.removed(view.name)) })
                  }
                >
                  <Icon name="trash" size={14} />
                </Button>
              )}
            </li>
          ))}
        </ul>
        <SaveView list={list} columns={columns} />
      </div>
    </Popover>
  )
}

function SaveView({ list, columns }: Pick<SavedViewsProps, 'list' | 'columns'>) {
  const t = useText(text).views
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const save = useCommand(saveView, refresh)
  const { filter, sort, direction } = list.state

  function keep() {
    const view = { name: name.trim(), isShared, filter, sort, direction, columns: [...columns] }
    if (view.name === '') return
    save.mutate(view, {
      onSuccess: () => {
        setName('')
        showSuccess(t.saved(view.name))
      },
    })
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <Field label={t.name}>
        {(names) => (
          <Input {...names} maxLength={40} value={name} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <Checkbox checked={isShared} onChange={({ target }) => setIsShared(target.checked)}>
        {t.share}
      </Checkbox>
      <Button type="submit" size="small" isBusy={save.isPending} isWide>
        {t.save}
      </Button>
    </form>
  )
}
