import { randomUUID } from 'node:crypto'
import type { Clock } from '../time/clock.ts'
import type { Config } from '../process/config.ts'
import type { Database } from '../db.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../process/metrics.ts'
import type { ListedObject, Storage } from '../storage.ts'
import { readMarker, rivalSeenAt, writeMarker, writeRival } from './binding/marker.ts'
import {
  begun,
  type Claim,
  confirmed,
  graceMs,
  type Here,
  nextStep,
  type Blocker,
  blockerOf,
} from './binding/rules.ts'
import {
  alone,
  claimsOf,
  type Gap,
  insertClaim,
  insertGap,
  readClaim,
  readGaps,
  updateClaim,
} from './binding/store.ts'

type BindingDeps = {
  readonly config: Pick<Config, 'STORAGE_BINDING'>
  readonly database: Database
  readonly storage: Storage
  readonly log: Log
  readonly metrics: Metrics
  readonly clock: Clock
}

/** Whether this database may remove objects from its bucket. */
export type Binding = ReturnType<typeof makeBinding>

/** How long a decision is valid; far less than the time a second database has to wait. */
const freshMs = 30_000

/** While a rejected database still runs, unowned objects may belong to it. */
const rivalMs = 48 * 3_600_000

/** Compares the database with the marker in its bucket before anything is removed there. */
export function makeBinding(deps: BindingDeps) {
  const { config, log, metrics, storage, clock, database } = deps
  const isOff = config.STORAGE_BINDING === 'off'
  let known: { readonly blocker: Blocker | undefined; readonly until: number } | undefined

  const look = async (): Promise<Blocker | undefined> => {
    if (isOff) return undefined
    const { claim, place } = await readClaim(claimsOf(database))
    const blocker = blockerOf(claim, await readMarker(storage), { at: clock.now(), place })
    metrics.storageBound.set(blocker === undefined ? 1 : 0)
    return blocker
  }
  return {
    /** Why nothing may be removed now, checked at this moment. */
    look,
    /** Whether an object may be removed; logs it if not. */
    mayRemove: async (key: string): Promise<boolean> => {
      const now = clock.now().getTime()
      if (!known || known.until < now) known = { blocker: await look(), until: now + freshMs }
      if (known.blocker === undefined) return true
      metrics.storageRefused.inc({ reason: known.blocker })
      const level = known.blocker === 'waiting' ? 'warn' : 'error'
      log[level](
        { key, blocker: known.blocker },
        'object not removed: the bucket is not bound to this database',
      )
      return false
    },
    /** Renews the claim on the bucket; every five minutes by the worker, and once at every start. */
    renew: async (): Promise<void> => {
      if (isOff) return
      await alone(database, () => renewClaim(deps))
      known = undefined
      const blocker = await look()
      if (blocker !== undefined && blocker !== 'waiting')
        log.error({ blocker }, 'the bucket is not bound to this database: nothing is removed from it')
    },
    /** Of the unowned objects, those that certainly belong to this database. */
    surelyOurs: async (objects: readonly ListedObject[]): Promise<readonly ListedObject[]> => {
      if (isOff || objects.length === 0) return objects
      if ((await look()) !== undefined) return []
      const rival = await rivalSeenAt(storage)
      if (rival && clock.now().getTime() - rival.getTime() < rivalMs) return []
      const gaps = await readGaps(claimsOf(database))
      return objects.filter(({ at }) => !gaps.some((gap) => isWithin(gap, at)))
    },
  }
}

/** The clocks of the database and the object store may differ by some minutes. */
const isWithin = ({ begins, ends }: Gap, at: Date) =>
  at.getTime() >= begins.getTime() - marginMs && at.getTime() <= ends.getTime() + marginMs

const marginMs = 300_000

type Two = Pick<BindingDeps, 'database' | 'storage' | 'clock'>

async function renewClaim(two: Two): Promise<void> {
  const { storage } = two
  const db = claimsOf(two.database)
  const { claim, place } = await readClaim(db)
  const marker = await readMarker(storage)
  const here = { at: two.clock.now(), place }
  const step = nextStep(claim, marker, here)
  if (step === 'begin') {
    const isEmpty = (await storage.list('s')).length === 0
    await insertClaim(db, newClaim(here, { isSure: isEmpty }))
    return renewClaim(two)
  }
  if (!claim) return
  if (step === 'renew' && marker) await writeLease(two, begun(claim, marker, randomUUID()), here)
  else if (step === 'finish') await writeLease(two, claim, here)
  else await writeRival(storage, claim)
}

/** The database first: after a crash in between, the marker has what the database calls its previous lease. */
async function writeLease({ database, storage }: Two, claim: Claim, here: Here): Promise<void> {
  const db = claimsOf(database)
  await updateClaim(db, claim)
  await writeMarker(storage, claim)
  const next = confirmed(claim, here)
  if (next.hadGap) await insertGap(db, claim.leasedAt, here.at)
  await updateClaim(db, next.claim)
}

/** An empty bucket cannot belong to anybody; one with objects is watched for a while before anything is removed. */
const newClaim = (here: Here, { isSure }: { readonly isSure: boolean }): Claim => ({
  id: randomUUID(),
  lease: randomUUID(),
  previousLease: null,
  leasedAt: here.at,
  heldSince: isSure ? new Date(here.at.getTime() - graceMs) : here.at,
  place: here.place,
  isBound: false,
})

/** Binds this database to this bucket by force: by hand, after a restore. Returns the new id. */
export async function bindOnPurpose({ database, storage, clock }: Two): Promise<string> {
  const db = claimsOf(database)
  const { claim, place } = await readClaim(db)
  const here = { at: clock.now(), place }
  const fresh = { ...newClaim(here, { isSure: true }), isBound: true }
  if (claim) {
    await insertGap(db, claim.leasedAt, here.at)
    await updateClaim(db, fresh)
  } else await insertClaim(db, fresh)
  await writeMarker(storage, fresh)
  return fresh.id
}
