import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from '../../faults/env/database.ts'
import { Connection } from '../load/connection.ts'
import { type Times, timesOf } from '../login-storm/paced-readers.ts'
import { attemptOf, saveText, startText, submitText } from './calls.ts'
import type { LoadTarget } from './rounds.ts'
import type { Attempt } from './exam-setup.ts'

export type StormOptions = {
  readonly candidates: number
  readonly startWithinMs: number
  readonly saveEveryMs: number
  readonly saves: number
  readonly submitWithinMs: number
}

type Stormed = {
  readonly starts: Times
  readonly saves: Times
  readonly submits: Times
  readonly errors: Readonly<Record<string, number>>
}

/** Everybody starts at once, saves regularly, and hands in at the end: each on their own connection, like browsers. */
export async function runStorm(target: LoadTarget, courseId: string, storm: StormOptions): Promise<Stormed> {
  const took = { starts: [] as number[], saves: [] as number[], submits: [] as number[] }
  const errors: Record<string, number> = {}
  const ports = target.apis.map(({ port }) => port)
  const began = performance.now()
  const until = (ms: number) => pause(Math.max(0, began + ms - performance.now()))
  const sit = async (person: Person, n: number) => {
    const line = new Connection(ports[n % ports.length] ?? 0)
    const send = async (kind: keyof typeof took, request: string) => {
      const sent = performance.now()
      const { status, body } = await line.send(request)
      took[kind].push(performance.now() - sent)
      if (status !== 200) throw new Error(`${kind} ${status}`)
      return body
    }
    try {
      await sitThrough(person, { share: n / storm.candidates, courseId, storm, send, until })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      errors[message] = (errors[message] ?? 0) + 1
    } finally {
      line.close()
    }
  }
  await Promise.all(target.database.people.slice(0, storm.candidates).map(sit))
  return {
    starts: timesOf(took.starts),
    saves: timesOf(took.saves),
    submits: timesOf(took.submits),
    errors,
  }
}

type Course = {
  /** The position in the start order, from 0 to 1. */
  readonly share: number
  readonly courseId: string
  readonly storm: StormOptions
  readonly send: (kind: 'starts' | 'saves' | 'submits', request: string) => Promise<string>
  readonly until: (ms: number) => Promise<void>
}

async function sitThrough(person: Person, { share, courseId, storm, send, until }: Course): Promise<void> {
  await until(share * storm.startWithinMs)
  const attempt: Attempt = attemptOf(person, await send('starts', startText(person, courseId)))
  for (let seq = 1; seq <= storm.saves; seq += 1) {
    await until((seq - 1 + share) * storm.saveEveryMs + storm.startWithinMs)
    await send('saves', saveText(attempt, seq))
  }
  const bell = storm.startWithinMs + storm.saves * storm.saveEveryMs
  await until(bell + share * storm.submitWithinMs)
  await send('submits', submitText(attempt, 1000))
}
