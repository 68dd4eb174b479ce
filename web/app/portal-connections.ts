import { pageByDue } from '@lyceum/contract/exam'
import { getTodoCount, getTopCount, listDue } from '@lyceum/contract/home'
import { getUserDetail } from '@lyceum/contract/profile'
import { useByDue } from '#domains/exam'
import { useTrainings, useWaiting } from '#domains/home'
import { useMallRanking } from '#domains/honor'
import { byDueSlot, lecturerSlot, workNumberSlot } from '#domains/learning'
import { trainingsSlot, waitingLeaveSlot } from '#domains/leave'
import { rankingSlot } from '#domains/mall'
import { useMyWorkNumber, usePerson } from '#domains/profile'
import { refreshOn } from '#lib/refresh'

/** Gives domains of the portal what they need from domains above them. Runs before the first page is drawn. */
export function connectPortal(): void {
  byDueSlot.fill(useByDue)
  lecturerSlot.fill(usePerson)
  workNumberSlot.fill(useMyWorkNumber)
  waitingLeaveSlot.fill(() => useWaiting()?.leaveCount)
  trainingsSlot.fill(useTrainings)
  rankingSlot.fill(useMallRanking)
  refreshOn('due', [listDue])
  refreshOn('enrolment', [pageByDue])
  refreshOn('follow', [getUserDetail])
  refreshOn('to-do', [getTodoCount])
  refreshOn('unread', [getTopCount])
}
