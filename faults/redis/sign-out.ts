import { Connection } from '../../bench/load/connection.ts'
import { requestText } from '../../bench/load/request.ts'
import { getCurrentUser, logout } from '@lyceum/contract/identity'
import type { Person } from '../env/database.ts'

/** Signs a person out; the session was in use a moment before, so that every cache has it. */
export async function signOut(port: number, person: Person): Promise<void> {
  const line = new Connection(port)
  await line.send(requestText(getCurrentUser, { person }))
  const { status, body } = await line.send(requestText(logout, { person, body: {} }))
  line.close()
  if (status !== 200) throw new Error(`sign-out failed: ${status} ${body}`)
}

/** How many of these signed-out people some server still lets in. */
export async function stillIn(ports: readonly number[], people: readonly Person[]): Promise<number> {
  let count = 0
  for (const port of ports) {
    const line = new Connection(port)
    for (const person of people) {
      const { status } = await line.send(requestText(getCurrentUser, { person }))
      if (status !== 401) count += 1
    }
    line.close()
  }
  return count
}
