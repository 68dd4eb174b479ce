import { getMyEnrolment } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time'
import { StatusDot } from '#ui/feedback/status-dot'
import { Status } from '#ui/status/status'
import { statusNames } from '../../statuses.ts'
import { text } from '../../text/index.ts'
import type { Course } from './course.ts'

type EnrolNoteProps = {
  readonly course: Course
  /** The way back, at the end. */
  readonly children: ReactNode
}

/** Where somebody is asked, or has said something about it. */
const decided = new Set(['PENDING', 'REJECTED', 'IN_PROGRESS'])

/** Where I stand in words: the place in the queue, who is asked, why it is closed, and until when it is open. */
export function EnrolNote({ course, children }: EnrolNoteProps) {
  const t = useText(text).enrol
  const { mine, entry } = course
  const isTold = !['NOT_ENROLLED', 'IN_PROGRESS', 'PENDING'].includes(mine.appStatus)
  return (
    <div className="course-enrol-note" aria-live="polite">
      {isTold && (
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
    const words = {
      pending: t.asked(who),
      approved: t.agreed(who, opinion),
      declined: t.declined(who, opinion),
      withdrawn: '',
    }
    return (
      words[state] && (
        <StatusDot key={step} tone={tones[state]}>
          {words[state]}
        </StatusDot>
      )
    )
  })
}

/** The window and the places matter to whoever is still outside. */
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
