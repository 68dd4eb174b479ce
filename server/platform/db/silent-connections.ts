import type { Socket } from 'node:net'
import type pg from 'pg'

/** Driver properties that its types leave out. */
type Client = pg.ClientBase & {
  readonly connection: { readonly stream: Socket }
  /** False from sending a query until its answer is complete. */
  readonly readyForQuery?: boolean
  /** `I` outside of a transaction. */
  readonly getTransactionStatus: () => string | null
}

type Line = {
  /** Bytes received so far. */
  bytes: number
  /** Consecutive checks without a new byte. */
  quiet: number
  /** Those of them in which an answer was due. */
  unanswered: number
  /** The quiet check at which a probe was sent. */
  probedAt: number | undefined
}

export type Watch = {
  readonly everyMs: number
  /** Whether statements have no time limit. */
  readonly isEndless: boolean
  /** A query was answered; probes do not count. */
  readonly onAnswer: () => void
  /** This many connections were closed because they were silent. */
  readonly onSilence: (count: number) => void
}

// Counted in checks, one a second: a stalled process makes one check afterwards, not many.
const probeAfter = 4
const probeLimit = 4
/** Two checks more than PostgreSQL's own statement timeout. */
const answerLimit = 12
const suspectAfter = 3

/**
 * Closes connections whose other end fell silent without closing them: the operating system would wait a quarter of an
 * hour. An idle connection is probed after four seconds; a busy one has as long as a statement may take. If one is dead,
 * the other silent ones are closed too, because they share the network path.
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
