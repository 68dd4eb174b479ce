import { getAttempt, getAttemptPaper, getExamIntro, startAttempt } from '@lyceum/contract/exam'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api'
import { deviceRecords } from '#lib/storage/device-records'
import { session } from '#lib/session'
import { type Clock, syncClock } from './exam-clock.ts'
import type { Running } from './attempt-session.ts'
import { journalOf } from './answer-journal.ts'
import { leavesOf } from './leaf-questions.ts'
import { merged } from './answer-sheet.ts'

type Begun = { readonly running: Running; readonly clock: Clock }

/** Attempts started on the previous page, so that they are not requested twice. */
const begun = new Map<string, Begun>()

/** Starts an attempt, or continues it in this window. */
export async function begin(itmId: string, startCode?: string): Promise<Begun> {
  const sentAt = Date.now()
  const running = await call(startAttempt, { itmId, ...(startCode ? { startCode } : {}) })
  const opened = { running, clock: syncClock(undefined, running, { sentAt, receivedAt: Date.now() }) }
  begun.set(itmId, opened)
  return opened
}

/** Null when there is no attempt to continue: the previous page starts one. */
async function openSitting(itmId: string) {
  const intro = await call(getExamIntro, { itmId })
  if (intro.openAttemptId === null) return null
  const { running, clock } = begun.get(itmId) ?? (await begin(itmId))
  begun.delete(itmId)
  const { id, generation } = running
  const person = session.getState().user?.usrId ?? ''
  const journal = journalOf(deviceRecords, { person, attemptId: id, generation })
  const [paper, stored, device] = await Promise.all([
    call(getAttemptPaper, { id }),
    call(getAttempt, { id }),
    journal.read(),
  ])
  const leaves = leavesOf(paper)
  const current = leaves[0]?.questionVersionId ?? ''
  const sheet = { generation, entries: merged(stored.answers, device), current }
  return { intro, running, clock, paper, leaves, sheet, journal, person }
}

export type Sitting = NonNullable<Awaited<ReturnType<typeof openSitting>>>

/** The attempt of this window; fetched once, and again only after it was taken over. */
export const useSitting = (itmId: string) =>
  useQuery({
    queryKey: ['exam.sitting', itmId],
    queryFn: () => openSitting(itmId),
    enabled: itmId !== '',
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: { quiet: true },
  })
