/** The database's claim on the bucket. */
export type Claim = {
  readonly id: string
  readonly lease: string
  readonly previousLease: string | null
  /** When the marker was last written. */
  readonly leasedAt: Date
  readonly heldSince: Date
  /** The running server and database that took the lease. */
  readonly place: string
  /** False until the marker was written for the first time. */
  readonly isBound: boolean
}

/** The marker in the bucket: which installation it belongs to. */
export type Marker = { readonly id: string; readonly lease: string }

/** Where and when the check runs. */
export type Here = { readonly at: Date; readonly place: string }

/**
 * `missing`: the database has an id and the bucket no marker. `foreign`: it belongs to another installation. `taken`:
 * another database with the same id renewed it, so one of the two is a copy. `waiting`: renewed, but not yet for long
 * enough to be sure that no other database does.
 */
export type Blocker = 'missing' | 'foreign' | 'taken' | 'waiting'

const minute = 60_000

/** A claim that was not renewed for this long is no longer certain. */
const sureMs = 10 * minute

/** Longer than `sureMs`: by then a previous owner of the bucket has taken it back or is no longer certain. */
export const graceMs = 15 * minute

/** What to do about the claim: begin, finish or renew it, or nothing. */
export function nextStep(
  claim: Claim | undefined,
  marker: Marker | undefined,
  here: Here,
): 'begin' | 'finish' | 'renew' | Blocker {
  if (!claim) return marker ? 'foreign' : 'begin'
  if (!claim.isBound && (!marker || marker.id === claim.id)) return 'finish'
  if (!marker) return 'missing'
  if (marker.id !== claim.id) return 'foreign'
  // A certain claim takes the lease back: the database that took it is still waiting and sees that it must stop.
  return hasLease(claim, marker) || isSure(claim, here) ? 'renew' : 'taken'
}

/** Why nothing may be removed from the bucket, if so. */
export function blockerOf(
  claim: Claim | undefined,
  marker: Marker | undefined,
  here: Here,
): Blocker | undefined {
  const step = nextStep(claim, marker, here)
  if (step === 'missing' || step === 'foreign' || step === 'taken') return step
  if (!claim || !marker || !claim.isBound) return 'waiting'
  if (!hasLease(claim, marker)) return 'taken'
  return isSure(claim, here) ? undefined : 'waiting'
}

/** The claim before the marker is written: after a crash in between, the bucket has the previous lease. */
export function begun(claim: Claim, marker: Marker, lease: string): Claim {
  return { ...claim, lease, previousLease: hasLease(claim, marker) ? marker.lease : claim.lease }
}

/** The claim after the marker was written, and whether another database may have had the bucket before. */
export function confirmed(claim: Claim, here: Here): { readonly claim: Claim; readonly hadGap: boolean } {
  const hadGap = !isContinuous(claim, here)
  const heldSince = hadGap ? here.at : claim.heldSince
  return { hadGap, claim: { ...claim, leasedAt: here.at, place: here.place, heldSince, isBound: true } }
}

const hasLease = ({ lease, previousLease }: Claim, marker: Marker) =>
  marker.lease === lease || marker.lease === previousLease

/** A restarted server may be a copy of the previous one. */
const isContinuous = ({ place, leasedAt }: Claim, here: Here) =>
  place === here.place && here.at.getTime() - leasedAt.getTime() <= sureMs

/** Claimed for long enough when it was last renewed that every other database could have taken it back. */
const isSure = (claim: Claim, here: Here) =>
  isContinuous(claim, here) && claim.leasedAt.getTime() - claim.heldSince.getTime() >= graceMs
