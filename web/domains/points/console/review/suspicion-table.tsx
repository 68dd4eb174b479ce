import type { Suspicion } from '@lyceum/contract/points'
import type { ReactNode } from 'react'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { StatusDot } from '#ui/feedback/status-dot'
import { Button } from '#ui/form/button'
import { Points } from '#ui/picture/reward/points'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import { ruleName } from '../../bill/rule-name.ts'
import { text as billText } from '../../bill/text/index.ts'
import { text } from './text/index.ts'

type SuspicionTableProps = {
  readonly suspicions: readonly Suspicion[]
  readonly empty: ReactNode
  readonly isBusy: boolean
  readonly onRelease: (suspicion: Suspicion) => void
  readonly onRefuse: (suspicion: Suspicion) => void
}

export function SuspicionTable({ suspicions, empty, ...acts }: SuspicionTableProps) {
  const t = useText(text)
  const zone = useZone()
  const { names } = useText(billText)
  const columns: readonly Column<Suspicion>[] = [
    {
      name: 'person',
      title: t.person,
      render: ({ name, unit }) => (
        <>
          {name}
          <small>{unit}</small>
        </>
      ),
    },
    {
      name: 'rule',
      title: t.rule,
      render: ({ rule, object }) => <span title={object}>{ruleName(rule, names)}</span>,
    },
    {
      name: 'amount',
      title: t.amount,
      render: ({ amount }) => <Points>{amount.toLocaleString('en-US')}</Points>,
    },
    { name: 'evidence', title: t.evidence, render: (suspicion) => <Evidence suspicion={suspicion} /> },
    { name: 'at', title: t.at, render: ({ at }) => shownTime(at, zone) },
    {
      name: 'acts',
      title: '',
      align: 'right',
      render: (suspicion) => <Acts suspicion={suspicion} {...acts} />,
    },
  ]
  return (
    <Table label={t.suspicions} columns={columns} rows={suspicions} idOf={({ id }) => id} empty={empty} />
  )
}

const daySeconds = 86_400

/** The evidence as a sentence. */
function Evidence({ suspicion: { kind, evidence } }: { readonly suspicion: Suspicion }) {
  const t = useText(text)
  const { partner, count, of, seconds } = evidence
  const seen = {
    partner: partner ?? '—',
    count: count.toLocaleString('en-US'),
    of: of.toLocaleString('en-US'),
    days: String(Math.round(seconds / daySeconds)),
    seconds: seconds.toLocaleString('en-US'),
  }
  return (
    <span className="review-evidence">
      <Tag tone="warning">{t.kinds[kind]}</Tag>
      <small>{t.says[kind](seen)}</small>
    </span>
  )
}

type ActsProps = Omit<SuspicionTableProps, 'suspicions' | 'empty'> & { readonly suspicion: Suspicion }

function Acts({ suspicion, isBusy, onRelease, onRefuse }: ActsProps) {
  const t = useText(text)
  const zone = useZone()
  const { name, decidedAt, decidedBy, isApproved } = suspicion
  if (decidedAt !== null)
    return (
      <>
        <StatusDot tone={isApproved ? 'success' : 'past'}>
          {isApproved ? t.outcome.yes : t.outcome.no}
        </StatusDot>
        <small>
          {decidedBy} {shownTime(decidedAt, zone)}
        </small>
      </>
    )
  return (
    <span className="review-acts">
      <Button
        size="small"
        look="soft"
        disabled={isBusy}
        aria-label={`${t.release} ${name}`}
        onClick={() => onRelease(suspicion)}
      >
        {t.release}
      </Button>
      <Button
        size="small"
        look="quiet"
        disabled={isBusy}
        aria-label={`${t.refuse} ${name}`}
        onClick={() => onRefuse(suspicion)}
      >
        {t.refuse}
      </Button>
    </span>
  )
}
