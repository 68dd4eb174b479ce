import { useState } from 'react'
import { useZone } from '#domains/site'
import { useNow } from '#lib/time/use-now'
import { useText } from '#lib/text'
import { lastDay, shownTime } from '#lib/time/time'
import { Progress } from '#ui/data/progress'
import { Button } from '#ui/form/button'
import { Status } from '#ui/status/status'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import { statusNames } from '../course/statuses.ts'
import { LearnerDrawer } from './learner-drawer.tsx'
import { type Learner, progressOf } from './learner.ts'
import { text } from './text/index.ts'

type LearnerTableProps = { readonly learners: readonly Learner[] }

/** One row per learner: progress, status, due date. The name opens the details. */
export function LearnerTable({ learners }: LearnerTableProps) {
  const t = useText(text)
  const [openId, setOpenId] = useState<string>()
  const columns = useColumns(setOpenId)
  const opened = learners.find(({ id }) => id === openId)
  return (
    <>
      <Table<Learner> label={t.title} columns={columns} rows={learners} idOf={({ id }) => id} isDense />
      {opened && <LearnerDrawer learner={opened} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

function useColumns(onOpen: (id: string) => void): readonly Column<Learner>[] {
  const t = useText(text)
  const zone = useZone()
  return [
    {
      name: 'name',
      title: t.columns.name,
      render: ({ id, name, round }) => (
        <span className="learners-name">
          <button type="button" className="ly-link" onClick={() => onOpen(id)}>
            {name}
          </button>
          {round > 1 && <small>{t.round(round)}</small>}
        </span>
      ),
    },
    {
      name: 'unit',
      title: t.columns.unit,
      render: ({ unitName }) => (
        <span className="ly-clamp-1" title={unitName}>
          {unitName || '–'}
        </span>
      ),
    },
    {
      name: 'status',
      title: t.columns.status,
      width: 112,
      render: ({ appStatus }) => <Status family="course" status={statusNames[appStatus]} />,
    },
    {
      name: 'progress',
      title: t.columns.progress,
      width: 190,
      render: (learner) => <Progress percent={progressOf(learner)} hasNumber isThin label={learner.name} />,
    },
    {
      name: 'score',
      title: t.columns.score,
      width: 72,
      align: 'right',
      render: ({ score }) => score ?? <span className="learners-quiet">–</span>,
    },
    {
      name: 'time',
      title: t.columns.time,
      width: 96,
      align: 'right',
      render: ({ seconds }) => t.minutes(Math.round(seconds / 60)),
    },
    {
      name: 'studied',
      title: t.columns.studied,
      width: 150,
      render: ({ studiedAt }) => (
        <span className="learners-quiet">{studiedAt ? shownTime(studiedAt, zone) : t.notBegun}</span>
      ),
    },
    { name: 'due', title: t.columns.due, width: 168, render: (learner) => <Due learner={learner} /> },
    {
      name: 'acts',
      title: t.columns.acts,
      width: 96,
      align: 'right',
      render: ({ id, name }) => (
        <Button size="small" look="quiet" aria-label={t.whyOf(name)} onClick={() => onOpen(id)}>
          {t.details}
        </Button>
      ),
    },
  ]
}

/** The due date, and whether it has passed while in progress. */
function Due({ learner: { dueAt, appStatus } }: { readonly learner: Learner }) {
  const t = useText(text)
  const zone = useZone()
  const now = useNow()
  if (!dueAt) return <span className="learners-quiet">{t.noDue}</span>
  const isLate = appStatus === 'IN_PROGRESS' && Date.parse(dueAt) < now.getTime()
  return (
    <span className="learners-due">
      {lastDay(dueAt, zone)}
      {isLate && <Tag tone="error">{t.late}</Tag>}
    </span>
  )
}
