import { addTitle, listManagedTitles, removeTitle } from '@lyceum/contract/honor'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { read, useCommand } from '#lib/api'
import { showError } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { SectionHead } from '#ui/layout/section-head'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { HeadBadge } from '#ui/picture/reward/honour'
import { Table } from '#ui/work/table'
import { text } from './text/index.ts'

type SavedTitle = {
  readonly id: string
  readonly name: string
  readonly points: number
  readonly wearers: number
}

/** The titles, from first to last. */
export function TitleSection() {
  const t = useText(text)
  const { data } = useQuery(read(listManagedTitles))
  const remove = useCommand(removeTitle, { refresh: [listManagedTitles] })
  const [leaving, setLeaving] = useState<SavedTitle>()
  return (
    <section className="honours-titles">
      <SectionHead title={t.titles} />
      <Table
        label={t.titles}
        rows={data?.records ?? []}
        idOf={({ id }) => id}
        columns={[
          { name: 'name', title: t.name, render: ({ name }) => <HeadBadge>{name}</HeadBadge> },
          {
            name: 'points',
            title: t.points,
            align: 'right',
            render: ({ points }) => points.toLocaleString('en-US'),
          },
          {
            name: 'wearers',
            title: t.wearers,
            align: 'right',
            render: ({ wearers }) => t.people(wearers.toLocaleString('en-US')),
          },
          {
            name: 'acts',
            title: '',
            align: 'right',
            render: (title) => (
              <Button size="small" look="quiet" onClick={() => setLeaving(title)}>
                {t.remove}
              </Button>
            ),
          },
        ]}
      />
      <NewTitle />
      {leaving && (
        <ConfirmDialog
          title={t.removeTitle(leaving.name)}
          confirm={t.remove}
          isDanger
          onClose={() => setLeaving(undefined)}
          onConfirm={() =>
            remove
              .mutateAsync({ id: leaving.id })
              .then(
                () => undefined,
                () => undefined,
              )
              .finally(() => setLeaving(undefined))
          }
        >
          {t.removeBody}
        </ConfirmDialog>
      )}
    </section>
  )
}

function NewTitle() {
  const t = useText(text)
  const [name, setName] = useState('')
  const [points, setPoints] = useState('')
  const add = useCommand(addTitle, { refresh: [listManagedTitles] })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (name.trim() === '' || !/^\d{1,8}$/.test(points)) return showError(t.titleWrong)
    add.mutate(
      { name, points: Number(points) },
      {
        onSuccess: () => {
          setName('')
          setPoints('')
        },
      },
    )
  }

  return (
    <form className="honours-add" onSubmit={submit} noValidate>
      <Field label={t.name}>
        {(names) => (
          <Input {...names} maxLength={12} value={name} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <Field label={t.points}>
        {(names) => (
          <Input
            {...names}
            inputMode="numeric"
            value={points}
            onChange={({ target }) => setPoints(target.value)}
          />
        )}
      </Field>
      <Button type="submit" isBusy={add.isPending}>
        {t.addTitle}
      </Button>
    </form>
  )
}
