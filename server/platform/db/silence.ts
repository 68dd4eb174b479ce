import type { Socket } from 'node:net'
import type pg from 'pg'

/** What the driver knows about a connection and its types leave out. */
type Client = pg.ClientBase & {
  readonly connection: { readonly stream: Socket }
  /** False from the moment a query is sent until its answer is complete. */
  readonly readyForQuery?: boolean
  /** `I` outside of a transaction. */
  readonly getTransactionStatus: () => string | null
}

type Line = {
  /** Bytes received so far. */
  bytes: number
  /** Looks in a row without a new byte. */
  quiet: number
  /** Those of them in which an answer was due. */
  unanswered: number
  /** At which quiet look a probe was sent. */
  probedAt: number | undefined
}

export type Watch = {
  readonly everyMs: number
  /** Whether a statement may take as long as it needs. */
  readonly isEndless: boolean
  /** A query was answered; probes do not count. */
  readonly onAnswer: () => void
  /** So many connections were closed for their silence. */
  readonly onSilence: (count: number) => void
}

// All in looks, one a second: a process that stood still for a while makes one look afterwards, not many.
const probeAfter = 4
const probeLimit = 4
/** Two looks more than PostgreSQL itself gives a statement. */
const answerLimit = 12
const suspectAfter = 3

/**
 * Closes connections whose far end fell silent without closing them: the operating system would wait a quarter of an
 * hour. A connection at rest is probed after four seconds; one that owes an answer has as long as a statement may take.
 * Where one is dead, the others that are silent are closed with it, for they share its way.
 */
export function watchSilence(pool: pg.Pool, watch: Watch): void {
  const lines = new Map<Client, Line>()
  let timer: NodeJS.Timeout | undefined
  pool.on('connect', (given) => {
    const client = given as unknown as Client
    lines.set(client, freshLine(client))
    timer ??= setInterval(() => look(lines, watch), watch.everyMs).unref()
    client.once('end', () => {
      lines.delete(client)
      if (lines.size > 0) return
      clearInterval(timer)
      timer = undefined
    })
  })
}

const freshLine = ({ connection }: Client): Line => ({
  bytes: connection.stream.bytesRead,
  quiet: 0,
  unanswered: 0,
  probedAt: undefined,
})

function look(lines: Map<Client, Line>, watch: Watch): void {
  for (const [client, line] of lines) listen(client, line, watch)
  if (![...lines.values()].some((line) => isDead(line, watch))) return
  const silent = [...lines].filter(([, line]) => line.quiet >= suspectAfter).map(([client]) => client)
  for (const client of silent) client.connection.stream.destroy(new SilentConnection())
  watch.onSilence(silent.length)
}

function listen(client: Client, line: Line, { onAnswer }: Watch): void {
  if (client.connection.stream.bytesRead !== line.bytes) {
    if (line.probedAt === undefined) onAnswer()
    Object.assign(line, freshLine(client))
    return
  }
  line.quiet += 1
  line.unanswered = client.readyForQuery ? 0 : line.unanswered + 1
  const isAtRest = client.readyForQuery && client.getTransactionStatus() === 'I'
  if (line.quiet < probeAfter || line.probedAt !== undefined || !isAtRest) return
  line.probedAt = line.quiet
  client.query('select 1').catch(() => undefined)
}

function isDead({ quiet, unanswered, probedAt }: Line, { isEndless }: Watch): boolean {
  if (probedAt !== undefined) return quiet - probedAt >= probeLimit
  return !isEndless && unanswered >= answerLimit
}

class SilentConnection extends Error {
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('PostgreSQL did not answer on this connection')
  }
}
