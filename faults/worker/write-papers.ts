import { setTimeout as pause } from 'node:timers/promises'
import { sitExam, type Sitting } from '../exam/candidate.ts'
import { checkAnswers, type AnswersResult } from '../exam/check-answers.ts'
import { readPapers } from '../exam/read-papers.ts'
import { openExam } from '../exam/open-exam.ts'
import { seeded } from '../env/random.ts'
import type { TestEnv } from './disturb-workers.ts'

const patienceMs = 60_000

/** One candidate after the other takes the exam through the API until the run is over; then their papers are checked. */
export async function writePapers(
  { database, server, ports, times }: TestEnv,
  over: AbortSignal,
): Promise<AnswersResult> {
  const courseId = await openExam(database, server)
  const random = seeded(7)
  const restMs = (times.stopMs + times.hangMs) / database.people.length
  const sittings: Sitting[] = []
  for (const person of database.people) {
    if (over.aborted) break
    sittings.push(await sitExam({ person, courseId, ports, random, saves: 40, patienceMs }))
    await pause(restMs, undefined, { signal: over }).catch(() => undefined)
  }
  const people = new Set(sittings.map(({ personId }) => personId))
  const papers = await readPapers(database)
  return checkAnswers(
    sittings,
    papers.filter(({ personId }) => people.has(personId)),
  )
}
