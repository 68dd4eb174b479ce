import { getMyEnrolment } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { StatusDot } from '#ui/feedback/status-dot'
import { Status } from '#ui/status/status'
import { statusNames } from '../../statuses.ts'
import { text } from '../../text/index.ts'
import type { Course } from './course.ts'

type EnrolNoteProps = {
  readonly course: Course
  /** The button to withdraw, at the end. */
  readonly children: ReactNode
}

/** Statuses with an approver or a decision. */
const decided = new Set(['PENDING', 'REJECTED', 'IN_PROGRESS'])

/** The enrolment status as text: place in the queue, approver, why it is closed, and the deadline. */
export function EnrolNote({ course, children }: EnrolNoteProps) {
  const t = useText(text).enrol
  const { mine, entry } = course
  const hasMessage = !['NOT_ENROLLED', 'IN_PROGRESS', 'PENDING'].includes(mine.appStatus)
  return (
    <div className="course-enrol-note" aria-live="polite">
      {hasMessage && (
        <Status
          family="course"
          status={statusNames[mine.appStatus]}
          {...(mine.queuePlace === null ? {} : { detail: mine.queuePlace })}
        />
      )}
      {mine.appStatus === 'WAITING' && <small>{t.placeHint}</small>}
      {decided.has(mine.appStatus) && course.approval !== 'none' && <Approvals itmId={course.itmId} />}
      {(entry.way === 'none' || entry.way === 'study') && entry.sentence !== '' && (
        <StatusDot tone="warning">{entry.sentence}</StatusDot>
      )}
      {entry.way === 'apply' && <small>{t.needsApproval}</small>}
      <Windows course={course} />
      {children}
    </div>
  )
}

function Approvals({ itmId }: { readonly itmId: string }) {
  const t = useText(text).enrol
  const { data } = useQuery(read(getMyEnrolment, { itmId }))
  const tones = { pending: 'warning', approved: 'success', declined: 'error', withdrawn: 'past' } as const
  return data?.approvals.map(({ step, kind, state, approver, opinion }) => {
    const who = approver || t[kind]
    const messages = {
      pending: t.waitingFor(who),
      approved: t.agreed(who, opinion),
      declined: t.declined(who, opinion),
      withdrawn: '',
    }
    return (
      messages[state] && (
        <StatusDot key={step} tone={tones[state]}>
          {messages[state]}
        </StatusDot>
      )
    )
  })
}

/** Shown only before enrolment: the period and the free places. */
function Windows({ course }: { readonly course: Course }) {
  const t = useText(text).detail
  const zone = useZone()
  if (!['enrol', 'apply', 'queue', 'none'].includes(course.entry.way)) return null
  const { applyFrom, applyUntil, quota, taken, waiting } = course
  const window = [
    applyFrom && t.applyFrom(shownTime(applyFrom, zone)),
    applyUntil && t.applyUntil(shownTime(applyUntil, zone)),
  ].filter((part) => part)
  return (
    <>
      {window.length > 0 && (
        <small>
          {t.applyTime} {window.join(' ')}
        </small>
      )}
      {quota !== null && <small>{t.placesOf(String(taken), String(quota))}</small>}
      {waiting > 0 && <small>{t.waiting(String(waiting))}</small>}
    </>
  )
}
