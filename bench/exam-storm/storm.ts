import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from '../../faults/stage/database.ts'
import { Connection } from '../load/connection.ts'
import { type Times, timesOf } from '../login-storm/paced.ts'
import { deskOf, saveText, startText, submitText } from './calls.ts'
import type { Hall } from './rounds.ts'
import type { Desk } from './stage.ts'

export type Weather = {
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

/** Everybody comes at once, saves as they go, and hands in at the bell: each on a line of their own, as browsers are. */
export async function weather(hall: Hall, courseId: string, storm: Weather): Promise<Stormed> {
  const took = { starts: [] as number[], saves: [] as number[], submits: [] as number[] }
  const errors: Record<string, number> = {}
  const ports = hall.apis.map(({ port }) => port)
  const began = performance.now()
  const until = (ms: number) => pause(Math.max(0, began + ms - performance.now()))
  const sit = async (person: Person, n: number) => {
    const line = new Connection(ports[n % ports.length] ?? 0)
    const ask = async (kind: keyof typeof took, request: string) => {
      const sent = performance.now()
      const { status, body } = await line.send(request)
      took[kind].push(performance.now() - sent)
      if (status !== 200) throw new Error(`${kind} ${status}`)
      return body
    }
    try {
      await sitThrough(person, { share: n / storm.candidates, courseId, storm, ask, until })
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error)
      errors[words] = (errors[words] ?? 0) + 1
    } finally {
      line.close()
    }
  }
  await Promise.all(hall.database.people.slice(0, storm.candidates).map(sit))
  return {
    starts: timesOf(took.starts),
    saves: timesOf(took.saves),
    submits: timesOf(took.submits),
    errors,
  }
}

type Course = {
  /** Where in the crowd somebody stands: the first comes first. */
  readonly share: number
  readonly courseId: string
  readonly storm: Weather
  readonly ask: (kind: 'starts' | 'saves' | 'submits', request: string) => Promise<string>
  readonly until: (ms: number) => Promise<void>
}

async function sitThrough(person: Person, { share, courseId, storm, ask, until }: Course): Promise<void> {
  await until(share * storm.startWithinMs)
  const desk: Desk = deskOf(person, await ask('starts', startText(person, courseId)))
  for (let seq = 1; seq <= storm.saves; seq += 1) {
    await until((seq - 1 + share) * storm.saveEveryMs + storm.startWithinMs)
    await ask('saves', saveText(desk, seq))
  }
  const bell = storm.startWithinMs + storm.saves * storm.saveEveryMs
  await until(bell + share * storm.submitWithinMs)
  await ask('submits', submitText(desk, 1000))
}
