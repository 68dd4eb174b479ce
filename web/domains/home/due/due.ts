import { type DueKind, listDue } from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { studyLinkOf } from '#domains/course'
import { courseLinkOf } from '#domains/learning'
import { messageQuery } from '#domains/message'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useNow } from '#lib/time/use-now'
import { useText } from '#lib/text'
import { shownDue, shownTime } from '#lib/time/time'
import type { IconName } from '#ui/picture/icon'
import { text } from './text/index.ts'

export type DueList = Result<typeof listDue>
export type DueThing = DueList['records'][number]

/** What is due this week; undefined until loaded. */
export const useDue = (): DueList | undefined =>
  useQuery({ ...read(listDue), refetchOnMount: 'always', meta: { quiet: true } }).data

/** The pages of due items without a course. */
const places = {
  marking: messageQuery.to({ isRead: 'Z' }),
  invitation: '/announcement/invitation',
  leave: '/announcement/leaveApproval',
  approval: '/subordinate/approve',
} as const

/** Links directly to the task: an assignment at its module, an exam in its lobby. */
export function dueLinkOf({ kind, itmId, itmType, modId }: DueThing): string {
  if (kind === 'marking' || kind === 'invitation' || kind === 'leave' || kind === 'approval')
    return places[kind]
  if (itmId === null || itmType === null) return '/personal/study'
  return kind === 'assignment' ? studyLinkOf(itmType, itmId, modId) : courseLinkOf(itmType, itmId)
}

/** The line of the to-do dialog that counts the same items. */
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

/** The due date as text: overdue, today by the hour, or the day. */
function dueText(dueAt: string | null, zone: string, { now, t }: { now: Date; t: DueText }): string {
  if (dueAt === null) return t.waits
  if (Date.parse(dueAt) <= now.getTime()) return t.late
  const shown = shownDue(dueAt, zone)
  return shown.slice(0, 10) === shownTime(now, zone).slice(0, 10)
    ? t.today(shown.slice(11))
    : t.until(shown.slice(5))
}

type DueText = (typeof text)['zh-CN']

/** The texts for due items. */
export const useDueText = (): DueText => useText(text)

/** A due item as text: its name or count; its kind and due date below. */
export function useDueLine(): (thing: DueThing) => { readonly name: string; readonly below: string } {
  const t = useDueText()
  const zone = useZone()
  const now = useNow()
  return ({ kind, title, dueAt, count }) => ({
    name: title || t.many[kind](count),
    below: `${t.kinds[kind]} ${dueText(dueAt, zone, { now, t })}`,
  })
}
