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
import { MarkingView } from './marking-view.tsx'
import { text } from './text/index.ts'
import './grading.css'

type MarkingTask = Result<typeof listMarking>['records'][number]

/** The user's marking tasks by exam and question; one is marked in a full-width sheet. */
export function MarkingTasks() {
  const t = useText(text)
  const [openTask, setOpenTask] = useState<MarkingTask>()
  const tasks = useQuery({ ...read(listMarking), refetchInterval: 60_000 })
  if (tasks.isError) return <ErrorPanel onRetry={() => void tasks.refetch()} />
  if (!tasks.data) return <TableWaiting count={4} columns={4} />
  if (tasks.data.records.length === 0) return <Empty kind="start" title={t.empty} hint={t.emptyHint} />
  const next = tasks.data.records.find((task) => task.waiting > 0 && !isSame(task, openTask))
  const exams = Map.groupBy(tasks.data.records, ({ examId }) => examId)
  return (
    <div className="grading">
      {[...exams].map(([examId, group]) => (
        <section key={examId} aria-label={group[0]?.title}>
          <header className="grading-exam">
            <h2>{group[0]?.title}</h2>
            <Waiting count={group.reduce((sum, { waiting }) => sum + waiting, 0)} />
          </header>
          <Questions tasks={group} onOpen={setOpenTask} />
        </section>
      ))}
      {openTask && (
        <Drawer title={openTask.title} width={1280} onClose={() => setOpenTask(undefined)}>
          <MarkingView
            key={nameOf(openTask)}
            examId={openTask.examId}
            questionVersionId={openTask.questionVersionId}
            onNext={next && (() => setOpenTask(next))}
            onClose={() => setOpenTask(undefined)}
          />
        </Drawer>
      )}
    </div>
  )
}

const nameOf = ({ examId, questionVersionId }: MarkingTask) => `${examId}/${questionVersionId}`
const isSame = (task: MarkingTask, other: MarkingTask | undefined) =>
  other !== undefined && nameOf(task) === nameOf(other)

function Waiting({ count }: { readonly count: number }) {
  const t = useText(text)
  return count > 0 ? <Tag tone="warning">{t.waiting(count)}</Tag> : <Tag tone="success">{t.allDone}</Tag>
}

type QuestionsProps = { readonly tasks: readonly MarkingTask[]; readonly onOpen: (task: MarkingTask) => void }

function Questions({ tasks, onOpen }: QuestionsProps) {
  const t = useText(text)
  return (
    <Table<MarkingTask>
      label={t.title}
      columns={useColumns(onOpen)}
      rows={tasks}
      idOf={({ questionVersionId }) => questionVersionId}
    />
  )
}

function useColumns(onOpen: QuestionsProps['onOpen']): readonly Column<MarkingTask>[] {
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
      render: (task) => (
        <Button
          size="small"
          look={task.waiting > 0 ? 'soft' : 'plain'}
          aria-label={t.beginOf(task.waiting > 0 ? t.begin : t.review, stemOf(task.question))}
          onClick={() => onOpen(task)}
        >
          {task.waiting > 0 ? t.begin : t.review}
        </Button>
      ),
    },
  ]
}

/** The beginning of a question's text, without formatting. */
function stemOf({ stem }: MarkingTask['question']): string {
  return stem.blocks.flatMap((block) => ('runs' in block ? block.runs.map((run) => run.text) : [])).join('')
}
