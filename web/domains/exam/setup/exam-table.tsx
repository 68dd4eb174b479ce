import { Link } from 'react-router'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { ButtonLink } from '#ui/form/button'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import { StateDot } from './state-dot.tsx'
import type { ListedExam } from './exam.ts'
import { text } from './text/index.ts'

export function ExamTable({ exams }: { readonly exams: readonly ListedExam[] }) {
  const t = useText(text)
  return <Table<ListedExam> label={t.title} columns={useColumns()} rows={exams} idOf={({ id }) => id} />
}

type Count = 'candidates' | 'open' | 'submitted' | 'toMark' | 'passed'

function useColumns(): readonly Column<ListedExam>[] {
  const t = useText(text)
  const countColumn = (name: Count, width: number): Column<ListedExam> => ({
    name,
    title: t.columns[name],
    width,
    align: 'right',
    render: (exam) => <CountCell name={name} value={exam[name]} />,
  })
  return [
    { name: 'title', title: t.columns.title, render: (exam) => <Named exam={exam} /> },
    { name: 'state', title: t.columns.state, width: 104, render: (exam) => <StateDot exam={exam} /> },
    { name: 'window', title: t.columns.window, width: 176, render: (exam) => <Opening exam={exam} /> },
    countColumn('candidates', 72),
    countColumn('open', 80),
    countColumn('submitted', 80),
    countColumn('toMark', 72),
    countColumn('passed', 72),
    {
      name: 'acts',
      title: t.columns.acts,
      width: 96,
      align: 'right',
      render: ({ id, title, kind, state }) =>
        state !== 'draft' &&
        kind === 'EXAM_COURSE' && (
          <ButtonLink size="small" to={`/exams/${id}/room`} aria-label={t.watchOf(title)}>
            {t.watch}
          </ButtonLink>
        ),
    },
  ]
}

function CountCell({ name, value }: { readonly name: Count; readonly value: number }) {
  if (value === 0) return <span className="exams-quiet">0</span>
  const isNews = name === 'open' || name === 'toMark'
  return <span className={isNews ? 'exams-news' : undefined}>{value.toLocaleString('en-US')}</span>
}

function Named({ exam: { id, title, kind, minutes } }: { readonly exam: ListedExam }) {
  const t = useText(text)
  return (
    <span className="exams-name">
      <Link to={`/exams/${id}`}>{title}</Link>
      <small>
        <Tag>{t.kinds[kind]}</Tag>
        {t.minutes(minutes)}
      </small>
    </span>
  )
}

function Opening({ exam: { opensAt, closesAt } }: { readonly exam: ListedExam }) {
  const t = useText(text)
  const zone = useZone()
  if (opensAt === null && closesAt === null) return <span className="exams-quiet">{t.always}</span>
  return (
    <span className="exams-window">
      {opensAt !== null && <span>{t.from(shownTime(opensAt, zone))}</span>}
      {closesAt !== null && <span>{t.until(shownTime(closesAt, zone))}</span>}
    </span>
  )
}
