import {
  addKnowledgePoint,
  editKnowledgePoint,
  listKnowledgePoints,
  listQuestions,
  removeKnowledgePoint,
} from '@lyceum/contract/question'
import type { Result } from '@lyceum/contract/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { read, useCommand } from '#lib/api'
import { useDebounced } from '#lib/debounced'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { IconButton } from '#ui/form/icon-button'
import { Input } from '#ui/form/input'
import { Drawer } from '#ui/overlay/drawer'
import { text } from '../text/index.ts'

type Point = Result<typeof listKnowledgePoints>['records'][number]

const refresh = { refresh: [listKnowledgePoints, listQuestions], awaitRefresh: true }

/** Knowledge points: searched, added, renamed, and removed while unused. */
export function PointsDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText(text).point
  const [pointName, setPointName] = useState('')
  const points = useQuery({
    ...read(listKnowledgePoints, { text: useDebounced(pointName, 200) }),
    placeholderData: keepPreviousData,
  })
  const add = useCommand(addKnowledgePoint, refresh)
  const rows = points.data?.records

  function create(event: SubmitEvent) {
    event.preventDefault()
    const name = pointName.trim()
    if (name) add.mutate({ name }, { onSuccess: () => showSuccess(t.saved) })
  }

  return (
    <Drawer title={t.title} onClose={onClose}>
      <form className="bank-points-find" onSubmit={create}>
        <Input
          icon="search"
          aria-label={t.search}
          placeholder={t.search}
          value={pointName}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setPointName(target.value)}
        />
        <Button
          type="submit"
          isBusy={add.isPending}
          disabled={!pointName.trim() || (rows?.some(({ name }) => name === pointName.trim()) ?? false)}
        >
          {t.add}
        </Button>
      </form>
      {!rows && <RowsWaiting />}
      {rows?.length === 0 && <p className="bank-quiet">{t.none}</p>}
      <ul className="bank-points">
        {rows?.map((point) => (
          <Row key={point.id} point={point} />
        ))}
      </ul>
    </Drawer>
  )
}

function Row({ point: { id, name, questions } }: { readonly point: Point }) {
  const t = useText(text).point
  const edit = useCommand(editKnowledgePoint, refresh)
  const remove = useCommand(removeKnowledgePoint, refresh)
  const [typed, setTyped] = useState<string>()

  function save(event: SubmitEvent) {
    event.preventDefault()
    const next = typed?.trim()
    if (!next || next === name) return setTyped(undefined)
    return edit.mutate(
      { id, name: next },
      {
        onSuccess: () => {
          showSuccess(t.saved)
          setTyped(undefined)
        },
      },
    )
  }

  if (typed !== undefined)
    return (
      <li>
        <form className="bank-points-find" onSubmit={save}>
          <Input
            aria-label={t.rename(name)}
            value={typed}
            maxLength={40}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" isBusy={edit.isPending}>
            {t.confirm}
          </Button>
        </form>
      </li>
    )
  return (
    <li>
      <span className="ly-clamp-1">{name}</span>
      <small>{t.questions(questions)}</small>
      <IconButton icon="edit" size="small" label={t.rename(name)} onClick={() => setTyped(name)} />
      <IconButton
        icon="trash"
        size="small"
        isRemoval
        label={t.remove(name)}
        disabled={questions > 0}
        onClick={() => remove.mutate({ id }, { onSuccess: () => showSuccess(t.removed) })}
      />
    </li>
  )
}
