import type { Result } from '@lyceum/contract/kit'
import { listDuties } from '@lyceum/contract/learning'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { lastDay, shownTime } from '#lib/time/time'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Segmented } from '#ui/layout/segmented'
import { Onward } from '#ui/list/onward'
import { type Column, Table } from '#ui/work/table'
import { type DutyRule, isBeingApplied } from './draft.ts'
import { text } from './text/index.ts'

type Duty = Result<typeof listDuties>['records'][number]
const shows = ['all', 'open', 'overdue', 'done'] as const

/** The people a rule applies to, and why. */
export function DutyPeople({ rule }: { readonly rule: DutyRule }) {
  const t = useText(text)
  const zone = useZone()
  const [show, setShow] = useState<(typeof shows)[number]>('all')
  const [after, setAfter] = useState('')
  const people = useDuties(rule, show, after)
  return (
    <section className="duty-people" aria-label={t.people.title}>
      <header>
        <h2>{t.people.title}</h2>
        {rule.keptAt && <small>{t.lastAppliedAt(shownTime(rule.keptAt, zone))}</small>}
        <Segmented
          label={t.people.show}
          value={show}
          options={shows.map((value) => ({ value, title: t.people.shows[value] }))}
          onChoose={(next) => {
            setShow(next)
            setAfter('')
          }}
        />
      </header>
      {isBeingApplied(rule) && rule.people === 0 ? (
        <>
          <output>{t.people.coming}</output>
          <TableWaiting count={3} columns={5} />
        </>
      ) : (
        <People people={people} />
      )}
      <Onward label={t.people.title} after={after} next={people.data?.next} onGo={setAfter} />
    </section>
  )
}

/** Refetched whenever the rule has been applied. */
function useDuties({ id, keptAt: appliedAt }: DutyRule, show: (typeof shows)[number], after: string) {
  const request = read(listDuties, { id, show, after })
  return useQuery({
    ...request,
    queryKey: [...request.queryKey, appliedAt ?? ''],
    placeholderData: keepPreviousData,
  })
}

function People({ people }: { readonly people: ReturnType<typeof useDuties> }) {
  const t = useText(text).people
  const columns = useColumns()
  if (people.isError) return <ErrorPanel onRetry={() => void people.refetch()} />
  if (!people.data) return <TableWaiting count={5} columns={5} />
  if (people.data.records.length === 0) return <Empty kind="search" title={t.none} />
  return (
    <Table
      label={t.title}
      columns={columns}
      rows={people.data.records}
      idOf={({ accountId, courseId }) => `${accountId}_${courseId}`}
    />
  )
}

function useColumns(): readonly Column<Duty>[] {
  const t = useText(text).people
  const zone = useZone()
  const day = (moment: string) => shownTime(moment, zone).slice(0, 10)
  return [
    { name: 'name', title: t.columns.name, render: ({ name }) => name },
    { name: 'course', title: t.columns.course, render: ({ courseTitle }) => courseTitle },
    { name: 'because', title: t.columns.because, render: ({ because }) => because.name || t.everyone },
    {
      name: 'due',
      title: t.columns.due,
      width: 140,
      render: ({ dueAt }) => (dueAt ? lastDay(dueAt, zone) : t.noDue),
    },
    {
      name: 'progress',
      title: t.columns.progress,
      width: 160,
      render: ({ doneAt, progress }) => {
        if (doneAt) return t.done(day(doneAt))
        return progress === null ? t.noPlace : `${progress}%`
      },
    },
  ]
}
