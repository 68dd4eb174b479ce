import { getSitting } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Descriptions } from '#ui/data/descriptions'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Drawer } from '#ui/overlay/drawer'
import { AllowDialog } from '../candidate/allow-dialog.tsx'
import { ActDialog } from './act-dialog.tsx'
import { type Act, actsFor, type Sitting, statusOf } from './sitting-status.ts'
import { Outcome, SittingStatus } from './sitting-tile.tsx'
import { text } from './text/index.ts'

type SittingDrawerProps = {
  readonly examId: string
  readonly sitting: Sitting
  readonly limit: number | null
  readonly onClose: () => void
}

/** One attempt with its evidence, and the possible actions. */
export function SittingDrawer({ examId, sitting, limit, onClose }: SittingDrawerProps) {
  const t = useText(text)
  const [act, setAct] = useState<Act | 'extra'>()
  const found = useQuery(read(getSitting, { id: sitting.id }))
  const acts = [...(sitting.state === 'open' ? (['extra'] as const) : []), ...actsFor(sitting)]
  return (
    <>
      <Drawer
        title={sitting.name}
        width={520}
        onClose={onClose}
        footer={
          acts.length > 0 &&
          acts.map((option) => (
            <Button key={option} look={looks[option]} onClick={() => setAct(option)}>
              {t.acts[option]}
            </Button>
          ))
        }
      >
        <div className="hall-sitting">
          <SittingDetails sitting={sitting} limit={limit} />
          {found.isError && <ErrorPanel onRetry={() => void found.refetch()} />}
          {found.isPending && <RowsWaiting count={3} />}
          {found.data && <Evidence detail={found.data} />}
        </div>
      </Drawer>
      {act && act !== 'extra' && <ActDialog sitting={sitting} act={act} onClose={() => setAct(undefined)} />}
      {act === 'extra' && (
        <AllowDialog
          examId={examId}
          whom={{ accountIds: [sitting.accountId], name: sitting.name }}
          given={{
            extraMinutes: sitting.extraMinutes,
            extraOpens: 0,
            makeUpFrom: null,
            makeUpUntil: null,
            reason: '',
          }}
          onClose={() => setAct(undefined)}
        />
      )}
    </>
  )
}

const looks = {
  extra: 'plain',
  pause: 'primary',
  resume: 'primary',
  force: 'danger',
  reinstate: 'primary',
  uphold: 'danger',
} as const satisfies Record<Act | 'extra', string>

function SittingDetails({ sitting, limit }: Pick<SittingDrawerProps, 'sitting' | 'limit'>) {
  const t = useText(text)
  const zone = useZone()
  const { unitName, number, seenAt, startedAt, deadlineAt, answered, questions, cuts: screenCuts } = sitting
  const { submitKind, submittedAt, rawScore } = sitting
  const isOpen = sitting.state === 'open'
  return (
    <Descriptions
      look="list"
      columns={1}
      items={[
        { term: t.detail.unit, value: unitName || '–' },
        { term: t.detail.sitting, value: t.attempt(number) },
        {
          term: t.detail.connection,
          value: (
            <span className="hall-facts">
              <SittingStatus {...statusOf(sitting)} />
              <small>{t.detail.seen(shownTime(seenAt, zone))}</small>
            </span>
          ),
        },
        { term: t.detail.started, value: shownTime(startedAt, zone) },
        ...(isOpen ? [{ term: t.detail.deadline, value: shownTime(deadlineAt, zone) }] : []),
        { term: t.detail.progress, value: t.answered(answered, questions) },
        { term: t.detail.cuts, value: limit === null ? String(screenCuts) : `${screenCuts} / ${limit}` },
        ...(submittedAt && submitKind
          ? [
              {
                term: t.detail.submitted,
                value: `${shownTime(submittedAt, zone)}，${t.submitKinds[submitKind]}`,
              },
              { term: t.detail.rawScore, value: rawScore === null ? t.waiting : t.score(rawScore) },
              { term: t.detail.score, value: <Outcome sitting={sitting} /> },
            ]
          : []),
      ]}
    />
  )
}

function Evidence({ detail }: { readonly detail: Result<typeof getSitting> }) {
  const t = useText(text)
  const zone = useZone()
  return (
    <>
      <section>
        <h3>{t.detail.evidence}</h3>
        {detail.cutList.length === 0 && <p className="exams-quiet">{t.detail.noCuts}</p>}
        <ol className="hall-list">
          {detail.cutList.map(({ at, seconds, isCounted }) => (
            <li key={at}>
              <time dateTime={at}>{shownTime(at, zone)}</time>
              {t.detail.awayFor(seconds.toFixed(1))}
              {!isCounted && <small>{t.detail.uncounted}</small>}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{t.detail.acts}</h3>
        {detail.acts.length === 0 && <p className="exams-quiet">{t.detail.noActs}</p>}
        <ol className="hall-list">
          {detail.acts.map(({ kind, reasonKind, reason, by, at }) => (
            <li key={`${at}${kind}`}>
              <time dateTime={at}>{shownTime(at, zone)}</time>
              <b>{t.acts[kind]}</b>
              <span>{[t.reasonKinds[reasonKind], reason].filter(Boolean).join('：')}</span>
              <small>{t.detail.by(by)}</small>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
