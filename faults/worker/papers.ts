import { setTimeout as pause } from 'node:timers/promises'
import { sitExam, type Sitting } from '../exam/candidate.ts'
import { judge, type Verdict } from '../exam/judge.ts'
import { readPapers } from '../exam/papers.ts'
import { openExam } from '../exam/stage-exam.ts'
import { seeded } from '../stage/random.ts'
import type { Stage } from './blows.ts'

const patienceMs = 60_000

/** One candidate after the other writes a paper through the API until the run is over; then their papers are judged. */
export async function writePapers(
  { database, server, ports, times }: Stage,
  over: AbortSignal,
): Promise<Verdict> {
  const courseId = await openExam(database, server)
  const random = seeded(7)
  const restMs = (times.stopMs + times.hangMs) / database.people.length
  const sat: Sitting[] = []
  for (const person of database.people) {
    if (over.aborted) break
    sat.push(await sitExam({ person, courseId, ports, random, saves: 40, patienceMs }))
    await pause(restMs, undefined, { signal: over }).catch(() => undefined)
  }
  const people = new Set(sat.map(({ personId }) => personId))
  const papers = await readPapers(database)
  return judge(
    sat,
    papers.filter(({ personId }) => people.has(personId)),
  )
}
