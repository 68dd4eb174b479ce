import type { ReactNode } from 'react'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Button } from '#ui/form/button'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import type { Candidate } from './candidate.ts'
import { text } from './text/index.ts'

type CandidateTableProps = {
  readonly candidates: readonly Candidate[]
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
  readonly isStale: boolean
  readonly onAllow: (candidate: Candidate) => void
  readonly empty: ReactNode
}

export function CandidateTable({ candidates, onAllow, ...table }: CandidateTableProps) {
  const t = useText(text)
  return (
    <Table<Candidate>
      label={t.title}
      columns={useColumns(onAllow)}
      rows={candidates}
      idOf={({ accountId }) => accountId}
      nameOf={({ name }) => name}
      {...table}
    />
  )
}

function useColumns(onAllow: CandidateTableProps['onAllow']): readonly Column<Candidate>[] {
  const t = useText(text)
  return [
    {
      name: 'name',
      title: t.columns.name,
      width: 200,
      render: ({ name, userName }) => (
        <span className="exams-name">
          {name}
          <small>{userName}</small>
        </span>
      ),
    },
    { name: 'unit', title: t.columns.unit, width: 160, render: ({ unitName }) => unitName || '–' },
    { name: 'opens', title: t.columns.opens, width: 72, align: 'right', render: ({ opens }) => opens },
    {
      name: 'submits',
      title: t.columns.submits,
      width: 72,
      align: 'right',
      render: ({ submits }) => submits,
    },
    {
      name: 'score',
      title: t.columns.score,
      width: 150,
      align: 'right',
      render: (candidate) => <Best candidate={candidate} />,
    },
    { name: 'allowed', title: t.columns.allowed, render: (item) => <Given candidate={item} /> },
    {
      name: 'acts',
      title: t.columns.acts,
      width: 104,
      align: 'right',
      render: (candidate) => (
        <Button size="small" aria-label={t.allowOf(candidate.name)} onClick={() => onAllow(candidate)}>
          {t.allow}
        </Button>
      ),
    },
  ]
}

function Best({ candidate: { bestScore, isPassed, opens } }: { readonly candidate: Candidate }) {
  const t = useText(text)
  if (bestScore === null) return <span className="exams-quiet">{opens === 0 ? t.absent : '–'}</span>
  return (
    <span className="candidate-best">
      <b>{bestScore}</b>
      <Tag tone={isPassed ? 'success' : 'error'}>{isPassed ? t.passed : t.failed}</Tag>
    </span>
  )
}

/** A candidate's allowances and their reason. */
function Given({ candidate }: { readonly candidate: Candidate }) {
  const texts = useAllowanceTexts(candidate)
  if (texts.length === 0) return null
  return (
    <span className="exams-name">
      {texts.join('，')}
      <small>{candidate.reason}</small>
    </span>
  )
}

function useAllowanceTexts({
  extraMinutes,
  extraOpens,
  makeUpFrom,
  makeUpUntil,
}: Candidate): readonly string[] {
  const t = useText(text)
  const zone = useZone()
  const [from, until] = [makeUpFrom, makeUpUntil].map((at) => (at === null ? '' : shownTime(at, zone)))
  const makeUp = from && until ? t.makeUp(from, until) : from ? t.makeUpFrom(from) : ''
  return [
    extraMinutes > 0 ? t.extraMinutes(extraMinutes) : '',
    extraOpens > 0 ? t.extraOpens(extraOpens) : '',
    makeUp || (until ? t.makeUpUntil(until) : ''),
  ].filter((item) => item !== '')
}
