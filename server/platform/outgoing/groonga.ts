import { once } from 'node:events'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { get as httpsGet } from 'node:https'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

/** Groonga does not answer, answers too late, or answers something unexpected. */
export class EngineAway extends Error {}

type Arguments = Readonly<Record<string, string | number>>

/** Runs a command; rows are sent in its body, as the load command expects. */
export type GroongaClient = (command: string, given: Arguments, rows?: readonly object[]) => Promise<unknown>

const head = z.tuple([z.number()], z.unknown())
const answer = z.tuple([head, z.unknown()])

const readMs = 3000
const writeMs = 60_000
/** Building an index on very many documents takes minutes. */
const buildMs = 3_600_000

/** A client of Groonga's HTTP server on this machine or a closed network: it has no authentication. */
export const groongaClient =
  (url: string): GroongaClient =>
  async (command, given, rows) => {
    const address = new URL(`/d/${command}`, url)
    for (const [name, value] of Object.entries(given)) address.searchParams.set(name, String(value))
    const reply = await answerTo(address, command, rows)
    const parsed = answer.safeParse(reply)
    if (parsed.success && parsed.data[0][0] === 0) return parsed.data[1]
    throw new EngineAway(`Groonga refused ${command}: ${JSON.stringify(reply).slice(0, 300)}`)
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
  // Groonga silently ignores a body without a content type.
  const headers = { 'content-type': 'application/json' }
  const body = rows && { method: 'POST', body: JSON.stringify(rows), headers }
  const reply = await fetch(address, { signal: AbortSignal.timeout(ms), ...body })
  return reply.json()
}

/** With node:http, because fetch waits at most 300 s for the first byte. */
async function built(address: URL): Promise<unknown> {
  const get = address.protocol === 'https:' ? httpsGet : httpGet
  const request = get(address, { agent: false, signal: AbortSignal.timeout(buildMs) })
  const [reply] = (await once(request, 'response')) as [IncomingMessage]
  return json(reply)
}

/** A quoted text inside an expression. */
export const quoted = (text: string) => JSON.stringify(text)
