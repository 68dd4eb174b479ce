import { Connection } from '../../bench/load/connection.ts'
import { requestText } from '../../bench/load/request.ts'
import { startAttempt } from '@lyceum/contract/exam'
import type { Person } from '../env/database.ts'

type Beginning = { readonly port: number; readonly person: Person; readonly courseId: string }

/** Begins an attempt at one node and disconnects. */
export async function begin({ port, person, courseId }: Beginning): Promise<void> {
  const line = new Connection(port, 15_000)
  try {
    const { status, body } = await line.send(requestText(startAttempt, { person, body: { itmId: courseId } }))
    if (status !== 200) throw new Error(`a paper could not be begun: ${status} ${body}`)
  } finally {
    line.close()
  }
}
