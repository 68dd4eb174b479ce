import { getAttempt, getAttemptPaper, getExamIntro, startAttempt } from '@lyceum/contract/exam'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api'
import { keptRecords } from '#lib/kept-records'
import { session } from '#lib/session'
import { type Clock, heardClock } from './clock.ts'
import type { Running } from './desk.ts'
import { journalOf } from './journal.ts'
import { leavesOf } from './leaves.ts'
import { merged } from './sheet.ts'

type Begun = { readonly running: Running; readonly clock: Clock }

/** What was begun a moment ago on the page before: it need not be asked for twice. */
const begun = new Map<string, Begun>()

/** Begins an attempt, or takes it up in this window. */
export async function begin(itmId: string, startCode?: string): Promise<Begun> {
  const sentAt = Date.now()
  const running = await call(startAttempt, { itmId, ...(startCode ? { startCode } : {}) })
  const one = { running, clock: heardClock(undefined, running, { sentAt, heardAt: Date.now() }) }
  begun.set(itmId, one)
  return one
}

/** Null when there is nothing to go on with: then the page before is the place to begin. */
async function openSitting(itmId: string) {
  const intro = await call(getExamIntro, { itmId })
  if (intro.openAttemptId === null) return null
  const { running, clock } = begun.get(itmId) ?? (await begin(itmId))
  begun.delete(itmId)
  const { id, generation } = running
  const person = session.getState().user?.usrId ?? ''
  const journal = journalOf(keptRecords, { person, attemptId: id, generation })
  const [paper, standing, device] = await Promise.all([
    call(getAttemptPaper, { id }),
    call(getAttempt, { id }),
    journal.read(),
  ])
  const leaves = leavesOf(paper)
  const current = leaves[0]?.questionVersionId ?? ''
  const sheet = { generation, entries: merged(standing.answers, device), current }
  return { intro, running, clock, paper, leaves, sheet, journal, person }
}

export type Sitting = NonNullable<Awaited<ReturnType<typeof openSitting>>>

/** The attempt of this window; asked for once, and again only when it was taken over. */
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
