import { useState } from 'react'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { Stat, StatRow } from '#ui/data/stat'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { StatusDot } from '#ui/feedback/status-dot'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Segmented } from '#ui/layout/segmented'
import { Onward } from '#ui/list/onward'
import { ExportMenu } from '#ui/work/export-menu'
import type { Exam } from '../setup/exam.ts'
import { ExamFrame } from '../setup/exam-frame.tsx'
import { GiveTimeDialog } from './give-time-dialog.tsx'
import { Outages } from './outages.tsx'
import { byNeed, type Invigilation } from './sitting-status.ts'
import { SittingDrawer } from './sitting-drawer.tsx'
import { SittingTile } from './sitting-tile.tsx'
import { text } from './text/index.ts'
import { type SittingFilter, useInvigilation, useSince } from './use-invigilation.ts'
import './invigilation.css'

/** Invigilates an exam while it runs, and decides cases afterwards. */
export function InvigilationPage() {
  return <ExamFrame tab="room">{(exam) => <InvigilationView exam={exam} />}</ExamFrame>
}

const shows = ['open', 'submitted', 'all'] as const

function InvigilationView({ exam: { id, state } }: { readonly exam: Exam }) {
  const t = useText(text)
  const access = useUser()?.access ?? []
  const [show, setShow] = useState<SittingFilter>('all')
  const [after, setAfter] = useState('')
  const [isGiving, setIsGiving] = useState(false)
  const invigilation = useInvigilation(id, show, after)
  if (invigilation.isPending) return <RowsWaiting count={6} />
  if (!invigilation.data) return <ErrorPanel onRetry={() => void invigilation.refetch()} />
  return (
    <div className="hall">
      <Counts invigilation={invigilation.data} isOver={state === 'closed'} />
      <Outages invigilation={invigilation.data} />
      <div className="hall-bar">
        <Segmented
          label={t.show}
          value={show}
          options={shows.map((value) => ({ value, title: t.shows[value] }))}
          onChoose={(next) => {
            setShow(next)
            setAfter('')
          }}
        />
        <StatusDot tone={invigilation.isError ? 'error' : 'success'}>
          {invigilation.isError ? t.offline : t.live}
        </StatusDot>
        {invigilation.data.open > 0 && <Button onClick={() => setIsGiving(true)}>{t.give}</Button>}
        {access.includes('download.use') && (
          <ExportMenu kind="exam.irregularities" filter={{ id }} title={t.exportTitle} />
        )}
      </div>
      <Tiles
        examId={id}
        invigilation={invigilation.data}
        isAll={show === 'all'}
        readAt={invigilation.dataUpdatedAt}
      />
      <Onward label={t.title} after={after} next={invigilation.data.next} onGo={setAfter} />
      {isGiving && (
        <GiveTimeDialog examId={id} invigilation={invigilation.data} onClose={() => setIsGiving(false)} />
      )}
    </div>
  )
}

type CountsProps = { readonly invigilation: Invigilation; readonly isOver: boolean }

function Counts({ invigilation, isOver }: CountsProps) {
  const t = useText(text)
  const { candidates, open, submitted, absent, paused, held: onHold, records } = invigilation
  const quiet = records.filter(({ connection }) => connection === 'quiet').length
  return (
    <StatRow>
      <Stat label={t.candidates} value={candidates} />
      <Stat
        label={t.open}
        value={open}
        note={quiet > 0 ? t.quiet(quiet) : open > 0 && t.allLive}
        mood={quiet > 0 ? 'care' : 'good'}
      />
      <Stat label={t.submitted} value={submitted} />
      <Stat label={t.absent} value={absent} note={isOver && absent > 0 && t.absentNote} />
      <Stat label={t.paused} value={paused} />
      <Stat
        label={t.onHold}
        value={onHold}
        note={onHold > 0 ? t.onHoldNote : t.noneOnHold}
        mood={onHold > 0 ? 'care' : 'plain'}
      />
    </StatRow>
  )
}

type TilesProps = {
  readonly examId: string
  readonly invigilation: Invigilation
  readonly isAll: boolean
  readonly readAt: number
}

function Tiles({ examId, invigilation, isAll, readAt }: TilesProps) {
  const t = useText(text)
  const since = useSince(readAt)
  const [openId, setOpenId] = useState<string>()
  if (invigilation.records.length === 0)
    return isAll ? (
      <Empty kind="start" title={t.empty} hint={t.emptyHint} />
    ) : (
      <Empty kind="search" title={t.none} />
    )
  const opened = invigilation.records.find(({ id }) => id === openId)
  return (
    <>
      <ul className="hall-tiles">
        {byNeed(invigilation.records).map((sitting) => (
          <SittingTile
            key={sitting.id}
            sitting={sitting}
            limit={invigilation.screenCutLimit}
            since={since}
            onOpen={() => setOpenId(sitting.id)}
          />
        ))}
      </ul>
      {opened && (
        <SittingDrawer
          examId={examId}
          sitting={opened}
          limit={invigilation.screenCutLimit}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  )
}
