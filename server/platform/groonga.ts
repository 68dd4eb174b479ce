import { once } from 'node:events'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { get as httpsGet } from 'node:https'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

/** Groonga does not answer, not in time, or not what it was asked for. */
export class EngineAway extends Error {}

type Arguments = Readonly<Record<string, string | number>>

/** Runs a command; rows are sent in its body, as loading wants them. */
export type Ask = (command: string, given: Arguments, rows?: readonly object[]) => Promise<unknown>

const head = z.tuple([z.number()], z.unknown())
const answer = z.tuple([head, z.unknown()])

const readMs = 3000
const writeMs = 60_000
/** A column that indexes very many documents takes minutes. */
const buildMs = 3_600_000

/** Groonga's own server, on a line of this machine or of a closed net: it asks nobody who they are. */
export const askGroonga =
  (url: string): Ask =>
  async (command, given, rows) => {
    const address = new URL(`/d/${command}`, url)
    for (const [name, value] of Object.entries(given)) address.searchParams.set(name, String(value))
    const said = await answerTo(address, command, rows)
    const heard = answer.safeParse(said)
    if (heard.success && heard.data[0][0] === 0) return heard.data[1]
    throw new EngineAway(`Groonga refused ${command}: ${JSON.stringify(said).slice(0, 300)}`)
  }

async function answerTo(address: URL, command: string, rows?: readonly object[]): Promise<unknown> {
  try {
    if (command === 'column_create') return await built(address)
    return await sent(address, command === 'select' ? readMs : writeMs, rows)
  } catch (error) {
    throw new EngineAway(`Groonga did not answer ${address.pathname}`, { cause: error })
  }
}

async function sent(address: URL, ms: number, rows?: readonly object[]): Promise<unknown> {
  // Without its type a body is taken for nothing, silently.
  const headers = { 'content-type': 'application/json' }
  const body = rows && { method: 'POST', body: JSON.stringify(rows), headers }
  const reply = await fetch(address, { signal: AbortSignal.timeout(ms), ...body })
  return reply.json()
}

/** By a request of its own: fetch waits for the first byte of an answer for 300 s and no longer, whatever it is told. */
async function built(address: URL): Promise<unknown> {
  const get = address.protocol === 'https:' ? httpsGet : httpGet
  const asked = get(address, { agent: false, signal: AbortSignal.timeout(buildMs) })
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  return json(reply)
}

/** A text inside an expression. */
export const quoted = (text: string) => JSON.stringify(text)
