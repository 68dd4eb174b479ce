import type { Ctx } from '../../ctx.ts'
import { type Db, dbErrorKind } from '../../db.ts'
import type { Parts } from '../../parts.ts'
import {
  createCursor,
  firstPosition,
  newEvents,
  oldestFrom,
  readHorizon,
  registerHandlers,
  storeProgress,
} from './cursor-store.ts'
import { BatchFailed, deliverBatch, type NamedHandler, setAside } from './deliver-batch.ts'
import { largestBatch, Pending, type Waiting } from './pending.ts'

export type DeliveryOptions = {
  readonly parts: Pick<Parts, 'log' | 'metrics' | 'clock'>
  /** Serves all sites. */
  readonly db: Db
  readonly handlers: readonly NamedHandler[]
  readonly open: (siteId: number) => Promise<Ctx>
}

/** How many batches of one site run at once: less than all, so that no site keeps the others waiting. */
const mostPerSite = 3
const busyMs = 200
const longestRestMs = 30_000
const mostLocked = 6

/** Finds new events and hands them to the handlers, each on each site by its cursor. */
export class Delivery {
  readonly #options: DeliveryOptions
  readonly #names: readonly string[]
  readonly #byEvent: ReadonlyMap<string, readonly NamedHandler[]>
  readonly #pending = new Pending(mostPerSite)
  /** Everything before it has been looked at. */
  #until: number | undefined
  #stored = 0
  /** Cursors that are known to exist. */
  readonly #created = new Set<string>()

  constructor(options: DeliveryOptions) {
    this.#options = options
    this.#names = options.handlers.map(({ name }) => name)
    this.#byEvent = Map.groupBy(options.handlers, ({ handler }) => handler.event.name)
  }

  get isIdle(): boolean {
    return this.#pending.isEmpty
  }

  /** Looks for events that were stored since the last time; whether there are any. */
  async look(): Promise<boolean> {
    const { db } = this.#options
    const from = this.#until ?? (await this.#begin())
    const until = await readHorizon(db)
    const found = await newEvents(db, { from, until })
    for (const { siteId, name, position } of found)
      for (const handler of this.#byEvent.get(name) ?? []) this.#pending.add({ siteId, handler, position })
    this.#until = Math.max(from, until)
    return found.length > 0
  }

  async #begin(): Promise<number> {
    const { db } = this.#options
    await registerHandlers(db, this.#names)
    return firstPosition(db, this.#names)
  }

  /** Stores how far everything is handled, and measures how old the oldest event is that is not. */
  async storeProgress(): Promise<void> {
    if (this.#until === undefined) return
    const { db, parts } = this.#options
    const position = this.#pending.oldest() ?? this.#until
    const oldest = await oldestFrom(db, position)
    parts.metrics.eventDelay.set(
      oldest ? Math.max(0, (parts.clock.now().getTime() - oldest.getTime()) / 1000) : 0,
    )
    if (position <= this.#stored) return
    await storeProgress(db, this.#names, position)
    this.#stored = position
  }

  /** Whether events are stored that wait for another transaction to end. */
  async isHeldBack(): Promise<boolean> {
    return this.#until === undefined || (await oldestFrom(this.#options.db, this.#until)) !== undefined
  }

  /** Something to run; whoever takes it runs it. */
  take(): Waiting | undefined {
    return this.#pending.take(performance.now())
  }

  /** Runs one batch. Never throws: a failure decides what is tried next, and when. */
  async run(waiting: Waiting): Promise<void> {
    const until = this.#until ?? 0
    try {
      this.#pending.putBack(waiting, await this.#runBatch(waiting, until))
    } catch (error) {
      await this.#afterFailure(waiting, until, error).catch(() => rest(waiting))
      this.#pending.putBack(waiting, false)
    }
  }

  /** Whether nothing waits any more. */
  async #runBatch(waiting: Waiting, until: number): Promise<boolean> {
    const { siteId, handler } = waiting
    const limit = Math.min(waiting.limit, mostOf(handler))
    const ctx = await this.#options.open(siteId)
    const key = `${siteId} ${handler.name}`
    if (!this.#created.has(key)) await createCursor(ctx.db, handler.name)
    this.#created.add(key)
    const batch = await deliverBatch(ctx, handler, { until, limit })
    if (batch === 'busy') {
      this.#created.delete(key)
      waiting.notBefore = performance.now() + busyMs
      return false
    }
    waiting.failures = 0
    waiting.limit = Math.min(mostOf(handler), limit * 2)
    waiting.since = Math.max(waiting.since, batch.position)
    this.#options.parts.metrics.jobs.inc({ job: handler.name, outcome: 'done' }, batch.handled)
    return batch.isLast
  }

  async #afterFailure(waiting: Waiting, until: number, error: unknown): Promise<void> {
    const { siteId, handler } = waiting
    const { log, metrics } = this.#options.parts
    const failed = error instanceof BatchFailed ? error : undefined
    const cause = failed?.cause ?? error
    log.warn({ err: cause, job: handler.name, siteId, events: failed?.size }, 'batch of events failed')
    if (!failed || isNobodysFault(failed, waiting)) return rest(waiting)
    waiting.limit = failed.nextSize
    if (failed.size > 1) return
    metrics.jobs.inc({ job: handler.name, outcome: 'failed' })
    await setAside(await this.#options.open(siteId), handler, { id: failed.firstId, until })
    waiting.failures = 0
  }
}

const mostOf = ({ handler }: NamedHandler) => handler.most ?? largestBatch

const timedOut = '57014'

const isAway = (error: unknown) =>
  dbErrorKind(error) === 'away' && !(error instanceof Error && 'code' in error && error.code === timedOut)

/** No event is to blame for a database that is away, nor for a row that somebody else has locked for a while. */
function isNobodysFault({ size, cause }: BatchFailed, { failures }: Waiting): boolean {
  return size === 0 || isAway(cause) || (dbErrorKind(cause) === 'locked' && failures < mostLocked)
}

/** Rests longer each time. */
function rest(waiting: Waiting): void {
  waiting.failures += 1
  waiting.notBefore = performance.now() + Math.min(longestRestMs, 250 * 2 ** waiting.failures)
}
