import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { ListedObject, Storage } from '../storage.ts'
import { readMarker, rivalSeenAt, writeMarker, writeRival } from './binding/marker.ts'
import {
  begun,
  type Claim,
  confirmed,
  graceMs,
  type Here,
  nextStep,
  type Refusal,
  refusalOf,
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

type Ground = {
  readonly config: Pick<Config, 'STORAGE_BINDING'>
  readonly database: Database
  readonly storage: Storage
  readonly log: Log
  readonly metrics: Metrics
  readonly clock: Clock
}

/** Whether this database may remove objects from its bucket. */
export type Binding = ReturnType<typeof makeBinding>

/** A verdict is good for so long; far less than the time that a second database has to wait. */
const freshMs = 30_000

/** While a database that was refused still runs, objects that nobody owns may be its own. */
const rivalMs = 48 * 3_600_000

/** Holds the database against the marker in its bucket before anything is removed there. */
export function makeBinding(ground: Ground) {
  const { config, log, metrics, storage, clock, database } = ground
  const isOff = config.STORAGE_BINDING === 'off'
  let known: { readonly refusal: Refusal | undefined; readonly until: number } | undefined

  const look = async (): Promise<Refusal | undefined> => {
    if (isOff) return undefined
    const { claim, place } = await readClaim(claimsOf(database))
    const refusal = refusalOf(claim, await readMarker(storage), { at: clock.now(), place })
    metrics.storageBound.set(refusal === undefined ? 1 : 0)
    return refusal
  }
  return {
    /** Why nothing may be removed now, asked at this moment. */
    look,
    /** Whether an object may be removed; says so loudly where it may not. */
    mayRemove: async (key: string): Promise<boolean> => {
      const now = clock.now().getTime()
      if (!known || known.until < now) known = { refusal: await look(), until: now + freshMs }
      if (known.refusal === undefined) return true
      metrics.storageRefused.inc({ reason: known.refusal })
      const level = known.refusal === 'waiting' ? 'warn' : 'error'
      log[level](
        { key, refusal: known.refusal },
        'object not removed: the bucket is not bound to this database',
      )
      return false
    },
    /** Renews the claim on the bucket; every five minutes by the worker, and once at every start. */
    renew: async (): Promise<void> => {
      if (isOff) return
      await alone(database, () => renewClaim(ground))
      known = undefined
      const refusal = await look()
      if (refusal !== undefined && refusal !== 'waiting')
        log.error({ refusal }, 'the bucket is not bound to this database: nothing is removed from it')
    },
    /** Of objects that nobody owns, those that this database can be sure about. */
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

/** The clocks of the database and of the object store may differ by some minutes. */
const isWithin = ({ begins, ends }: Gap, at: Date) =>
  at.getTime() >= begins.getTime() - marginMs && at.getTime() <= ends.getTime() + marginMs

const marginMs = 300_000

type Two = Pick<Ground, 'database' | 'storage' | 'clock'>

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

/** The database first: after a crash in between, the marker holds what the database calls its previous lease. */
async function writeLease({ database, storage }: Two, claim: Claim, here: Here): Promise<void> {
  const db = claimsOf(database)
  await updateClaim(db, claim)
  await writeMarker(storage, claim)
  const next = confirmed(claim, here)
  if (next.hadGap) await insertGap(db, claim.leasedAt, here.at)
  await updateClaim(db, next.claim)
}

/** Nobody can have objects in an empty bucket; one with objects is watched for a while before anything goes. */
const newClaim = (here: Here, { isSure }: { readonly isSure: boolean }): Claim => ({
  id: randomUUID(),
  lease: randomUUID(),
  previousLease: null,
  leasedAt: here.at,
  heldSince: isSure ? new Date(here.at.getTime() - graceMs) : here.at,
  place: here.place,
  isBound: false,
})

/** Binds this database to this bucket on purpose, whatever either says: by hand, after a restore. Answers the new id. */
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
