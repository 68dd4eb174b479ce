import type { listQuestions } from '@lyceum/contract/question'
import type { Result } from '@lyceum/contract/kit'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { StatusDot } from '#ui/feedback/status-dot'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import { Difficulty } from '../difficulty.tsx'
import { stateTones } from '../state-tones.ts'
import { text } from '../text/index.ts'
import type { BankColumn } from './columns.tsx'
import '../bank.css'

export type QuestionRow = Result<typeof listQuestions>['records'][number]

type QuestionTableProps = {
  readonly questions: readonly QuestionRow[]
  readonly columns: readonly BankColumn[]
  /** The selected question. */
  readonly shown: string | undefined
  readonly onShow: (id: string) => void
  readonly isStale: boolean
  readonly selected?: ReadonlySet<string>
  readonly onSelect?: (selected: ReadonlySet<string>) => void
}

/** A page of questions in the chosen columns. */
export function QuestionTable({ questions, columns, shown, onShow, ...ticks }: QuestionTableProps) {
  const t = useText(text)
  const cells = useCells()
  const stem: Column<QuestionRow> = {
    name: 'text',
    title: t.columns.text,
    render: ({ id, text: stemText, state }) => (
      <>
        <button
          type="button"
          className="bank-stem"
          aria-current={id === shown ? 'true' : undefined}
          onClick={() => onShow(id)}
        >
          {stemText}
        </button>
        {state !== 'reviewed' && !columns.includes('state') && (
          <StatusDot tone={stateTones[state]}>{t.states[state]}</StatusDot>
        )}
      </>
    ),
  }
  const type: Column<QuestionRow> = {
    name: 'type',
    title: t.columns.type,
    width: 64,
    render: ({ type: kind }) => <Tag>{t.types[kind]}</Tag>,
  }
  return (
    <Table<QuestionRow>
      label={t.list}
      isDense
      rows={questions}
      idOf={({ id }) => id}
      nameOf={({ text: stemText }) => stemText}
      columns={[type, stem, ...columns.map((name) => ({ name, title: t.columns[name], ...cells[name] }))]}
      {...ticks}
    />
  )
}

type Cell = Omit<Column<QuestionRow>, 'name' | 'title'>

function useCells(): Readonly<Record<BankColumn, Cell>> {
  const t = useText(text)
  const zone = useZone()
  return {
    number: { width: 64, render: ({ number }) => <span className="bank-figure">{number}</span> },
    point: {
      width: 108,
      render: ({ points }) => (
        <span className="bank-point" title={t.together(points.map(({ name }) => name))}>
          {t.together(points.map(({ name }) => name))}
        </span>
      ),
    },
    difficulty: { width: 56, render: ({ difficulty }) => <Difficulty level={difficulty} /> },
    facility: {
      width: 64,
      align: 'right',
      render: ({ facility, marks }) => (
        <span className="bank-figure" data-low={marks.includes('tooHard')}>
          {facility === null ? '--' : `${Math.round(facility * 100)}%`}
        </span>
      ),
    },
    used: {
      width: 56,
      align: 'right',
      render: ({ papers, drawn: forms, usedIn }) => (
        <span className="bank-figure" title={t.usedText(papers, forms)}>
          {usedIn}
        </span>
      ),
    },
    state: {
      width: 88,
      render: ({ state }) => <StatusDot tone={stateTones[state]}>{t.states[state]}</StatusDot>,
    },
    tags: { width: 120, render: ({ tags }) => <span className="bank-point">{t.together(tags)}</span> },
    score: { width: 56, align: 'right', render: ({ score }) => <span className="bank-figure">{score}</span> },
    updated: {
      width: 68,
      align: 'right',
      render: ({ updatedAt }) => (
        <span className="bank-figure" title={shownTime(updatedAt, zone)}>
          {shownTime(updatedAt, zone).slice(5, 10)}
        </span>
      ),
    },
  }
}
