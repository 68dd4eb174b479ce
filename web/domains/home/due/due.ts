import { type DueKind, listDue } from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { courseWay, studyWay } from '#domains/course'
import { messageQuery } from '#domains/message'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useNow } from '#lib/now'
import { useText } from '#lib/text'
import { shownDue, shownTime } from '#lib/time'
import type { IconName } from '#ui/picture/icon'
import { text } from './text/index.ts'

export type DueList = Result<typeof listDue>
export type DueThing = DueList['records'][number]

/** What is due this week; undefined as long as nobody knows. */
export const useDue = (): DueList | undefined =>
  useQuery({ ...read(listDue), refetchOnMount: 'always', meta: { quiet: true } }).data

/** Where what waits without a course is done. */
const places = {
  marking: messageQuery.to({ isRead: 'Z' }),
  invitation: '/announcement/invitation',
  leave: '/announcement/leaveApproval',
  approval: '/subordinate/approve',
} as const

/** Straight to where it is done: an assignment at its part of the course, an exam in its lobby. */
export function dueWay({ kind, itmId, itmType, modId }: DueThing): string {
  if (kind === 'marking' || kind === 'invitation' || kind === 'leave' || kind === 'approval')
    return places[kind]
  if (itmId === null || itmType === null) return '/personal/study'
  return kind === 'assignment' ? studyWay(itmType, itmId, modId) : courseWay(itmType, itmId)
}

/** The line of the to-do dialog on which the same things are counted. */
const lines = {
  marking: 'markingCount',
  invitation: 'inviteCount',
  leave: 'leaveCount',
  approval: 'approvalCount',
} as const

export const dueLine = (kind: DueKind): string | undefined =>
  kind === 'course' || kind === 'exam' || kind === 'assignment' ? undefined : lines[kind]

export const dueIcons = {
  course: 'book',
  exam: 'exam',
  assignment: 'edit',
  marking: 'exam',
  invitation: 'calendarCheck',
  leave: 'clock',
  approval: 'users',
} as const satisfies Record<DueKind, IconName>

/** When something is due, in the nearest words: late, today by the hour, or by its day. */
function dueWords(dueAt: string | null, zone: string, { now, t }: { now: Date; t: DueText }): string {
  if (dueAt === null) return t.waits
  if (Date.parse(dueAt) <= now.getTime()) return t.late
  const shown = shownDue(dueAt, zone)
  return shown.slice(0, 10) === shownTime(now, zone).slice(0, 10)
    ? t.today(shown.slice(11))
    : t.until(shown.slice(5))
}

type DueText = (typeof text)['zh-CN']

/** The words around what is due, wherever it is listed. */
export const useDueText = (): DueText => useText(text)

/** A thing as every list says it: its own name, else how many; what it is and when it is due below. */
export function useDueLine(): (thing: DueThing) => { readonly name: string; readonly below: string } {
  const t = useDueText()
  const zone = useZone()
  const now = useNow()
  return ({ kind, title, dueAt, count }) => ({
    name: title || t.many[kind](count),
    below: `${t.kinds[kind]} ${dueWords(dueAt, zone, { now, t })}`,
  })
}
