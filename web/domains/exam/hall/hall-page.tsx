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
import type { Exam } from '../holding/exam.ts'
import { ExamFrame } from '../holding/exam-frame.tsx'
import { GiveTimeDialog } from './give-time-dialog.tsx'
import { Outages } from './outages.tsx'
import { byNeed, type Room } from './sitting.ts'
import { SittingDrawer } from './sitting-drawer.tsx'
import { SittingTile } from './sitting-tile.tsx'
import { text } from './text/index.ts'
import { type RoomState, useRoom, useSince } from './use-room.ts'
import './hall.css'

/** Watching over an exam while it runs, and deciding what it left behind. */
export function HallPage() {
  return <ExamFrame tab="room">{(exam) => <Hall exam={exam} />}</ExamFrame>
}

const shows = ['open', 'submitted', 'all'] as const

function Hall({ exam: { id, state } }: { readonly exam: Exam }) {
  const t = useText(text)
  const access = useUser()?.access ?? []
  const [show, setShow] = useState<RoomState>('all')
  const [after, setAfter] = useState('')
  const [isGiving, setIsGiving] = useState(false)
  const room = useRoom(id, show, after)
  if (room.isPending) return <RowsWaiting count={6} />
  if (!room.data) return <ErrorPanel onRetry={() => void room.refetch()} />
  return (
    <div className="hall">
      <Counts room={room.data} isOver={state === 'closed'} />
      <Outages room={room.data} />
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
        <StatusDot tone={room.isError ? 'error' : 'success'}>{room.isError ? t.offline : t.live}</StatusDot>
        {room.data.open > 0 && <Button onClick={() => setIsGiving(true)}>{t.give}</Button>}
        {access.includes('download.use') && (
          <ExportMenu kind="exam.irregularities" filter={{ id }} title={t.exportTitle} />
        )}
      </div>
      <Tiles examId={id} room={room.data} isAll={show === 'all'} readAt={room.dataUpdatedAt} />
      <Onward label={t.title} after={after} next={room.data.next} onGo={setAfter} />
      {isGiving && <GiveTimeDialog examId={id} room={room.data} onClose={() => setIsGiving(false)} />}
    </div>
  )
}

type CountsProps = { readonly room: Room; readonly isOver: boolean }

function Counts({ room, isOver }: CountsProps) {
  const t = useText(text)
  const { candidates, open, submitted, absent, paused, held, records } = room
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
        label={t.held}
        value={held}
        note={held > 0 ? t.heldNote : t.noneHeld}
        mood={held > 0 ? 'care' : 'plain'}
      />
    </StatRow>
  )
}

type TilesProps = {
  readonly examId: string
  readonly room: Room
  readonly isAll: boolean
  readonly readAt: number
}

function Tiles({ examId, room, isAll, readAt }: TilesProps) {
  const t = useText(text)
  const since = useSince(readAt)
  const [openId, setOpenId] = useState<string>()
  if (room.records.length === 0)
    return isAll ? (
      <Empty kind="start" title={t.empty} hint={t.emptyHint} />
    ) : (
      <Empty kind="search" title={t.none} />
    )
  const opened = room.records.find(({ id }) => id === openId)
  return (
    <>
      <ul className="hall-tiles">
        {byNeed(room.records).map((sitting) => (
          <SittingTile
            key={sitting.id}
            sitting={sitting}
            limit={room.screenCutLimit}
            since={since}
            onOpen={() => setOpenId(sitting.id)}
          />
        ))}
      </ul>
      {opened && (
        <SittingDrawer
          examId={examId}
          sitting={opened}
          limit={room.screenCutLimit}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  )
}
