import { listMarking } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Progress } from '#ui/data/progress'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Drawer } from '#ui/overlay/drawer'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import { MarkDesk } from './mark-desk.tsx'
import { text } from './text/index.ts'
import './grading.css'

type Desk = Result<typeof listMarking>['records'][number]

/** What waits for my marks, by exam and question; one of them is marked in a sheet as wide as the window. */
export function Desks() {
  const t = useText(text)
  const [openDesk, setOpenDesk] = useState<Desk>()
  const desks = useQuery({ ...read(listMarking), refetchInterval: 60_000 })
  if (desks.isError) return <ErrorPanel onRetry={() => void desks.refetch()} />
  if (!desks.data) return <TableWaiting count={4} columns={4} />
  if (desks.data.records.length === 0) return <Empty kind="start" title={t.empty} hint={t.emptyHint} />
  const next = desks.data.records.find((desk) => desk.waiting > 0 && !isSame(desk, openDesk))
  const exams = Map.groupBy(desks.data.records, ({ examId }) => examId)
  return (
    <div className="grading">
      {[...exams].map(([examId, group]) => (
        <section key={examId} aria-label={group[0]?.title}>
          <header className="grading-exam">
            <h2>{group[0]?.title}</h2>
            <Waiting count={group.reduce((sum, { waiting }) => sum + waiting, 0)} />
          </header>
          <Questions desks={group} onOpen={setOpenDesk} />
        </section>
      ))}
      {openDesk && (
        <Drawer title={openDesk.title} width={1280} onClose={() => setOpenDesk(undefined)}>
          <MarkDesk
            key={nameOf(openDesk)}
            examId={openDesk.examId}
            questionVersionId={openDesk.questionVersionId}
            onNext={next && (() => setOpenDesk(next))}
            onClose={() => setOpenDesk(undefined)}
          />
        </Drawer>
      )}
    </div>
  )
}

const nameOf = ({ examId, questionVersionId }: Desk) => `${examId}/${questionVersionId}`
const isSame = (desk: Desk, other: Desk | undefined) => other !== undefined && nameOf(desk) === nameOf(other)

function Waiting({ count }: { readonly count: number }) {
  const t = useText(text)
  return count > 0 ? <Tag tone="warning">{t.waiting(count)}</Tag> : <Tag tone="success">{t.allDone}</Tag>
}

type QuestionsProps = { readonly desks: readonly Desk[]; readonly onOpen: (desk: Desk) => void }

function Questions({ desks, onOpen }: QuestionsProps) {
  const t = useText(text)
  return (
    <Table<Desk>
      label={t.title}
      columns={useColumns(onOpen)}
      rows={desks}
      idOf={({ questionVersionId }) => questionVersionId}
    />
  )
}

function useColumns(onOpen: QuestionsProps['onOpen']): readonly Column<Desk>[] {
  const t = useText(text)
  return [
    {
      name: 'question',
      title: t.columns.question,
      render: ({ question }) => <span className="grading-stem">{stemOf(question)}</span>,
    },
    {
      name: 'type',
      title: t.columns.type,
      width: 110,
      render: ({ question }) => <Tag>{t.types[question.type]}</Tag>,
    },
    {
      name: 'progress',
      title: t.columns.progress,
      width: 220,
      render: ({ waiting, marked }) => (
        <span className="grading-progress">
          <Progress
            percent={Math.round((marked / Math.max(1, waiting + marked)) * 100)}
            label={t.progress(marked, waiting + marked)}
          />
          <small>{t.progress(marked, waiting + marked)}</small>
        </span>
      ),
    },
    {
      name: 'acts',
      title: t.columns.acts,
      width: 104,
      align: 'right',
      render: (desk) => (
        <Button
          size="small"
          look={desk.waiting > 0 ? 'soft' : 'plain'}
          aria-label={t.beginOf(desk.waiting > 0 ? t.begin : t.review, stemOf(desk.question))}
          onClick={() => onOpen(desk)}
        >
          {desk.waiting > 0 ? t.begin : t.review}
        </Button>
      ),
    },
  ]
}

/** The first words of a question, without its form. */
function stemOf({ stem }: Desk['question']): string {
  return stem.blocks.flatMap((block) => ('runs' in block ? block.runs.map((run) => run.text) : [])).join('')
}
