/** What the database knows of its claim on the bucket. */
export type Claim = {
  readonly id: string
  readonly lease: string
  readonly previousLease: string | null
  /** When the marker was last written. */
  readonly leasedAt: Date
  readonly heldSince: Date
  /** Which running server and which database in it took the lease. */
  readonly place: string
  /** False until the marker has been written for the first time. */
  readonly isBound: boolean
}

/** What the bucket says about whose it is. */
export type Marker = { readonly id: string; readonly lease: string }

/** Who asks, and when. */
export type Here = { readonly at: Date; readonly place: string }

/**
 * `missing`: the database has an id and the bucket no marker. `foreign`: it belongs to another installation. `taken`:
 * another database with the same id renewed it, so one of the two is a copy. `waiting`: renewed, but not yet for long
 * enough to know that nobody else does.
 */
export type Refusal = 'missing' | 'foreign' | 'taken' | 'waiting'

const minute = 60_000

/** A claim that was not renewed for so long is no longer sure of itself. */
const sureMs = 10 * minute

/** Longer than `sureMs`: whoever held the bucket before has taken it back by then, or is no longer sure. */
export const graceMs = 15 * minute

/** What to do about the claim: begin one, finish one that was begun, renew it, or nothing. */
export function nextStep(
  claim: Claim | undefined,
  marker: Marker | undefined,
  here: Here,
): 'begin' | 'finish' | 'renew' | Refusal {
  if (!claim) return marker ? 'foreign' : 'begin'
  if (!claim.isBound && (!marker || marker.id === claim.id)) return 'finish'
  if (!marker) return 'missing'
  if (marker.id !== claim.id) return 'foreign'
  // A sure one takes the lease back: whoever took it is still waiting, and sees that it must not go on.
  return holds(claim, marker) || isSure(claim, here) ? 'renew' : 'taken'
}

/** Why nothing may be removed from the bucket, if so. */
export function refusalOf(
  claim: Claim | undefined,
  marker: Marker | undefined,
  here: Here,
): Refusal | undefined {
  const step = nextStep(claim, marker, here)
  if (step === 'missing' || step === 'foreign' || step === 'taken') return step
  if (!claim || !marker || !claim.isBound) return 'waiting'
  if (!holds(claim, marker)) return 'taken'
  return isSure(claim, here) ? undefined : 'waiting'
}

/** The claim before the marker is written: a crash in between leaves in the bucket what is the previous lease here. */
export function begun(claim: Claim, marker: Marker, lease: string): Claim {
  return { ...claim, lease, previousLease: holds(claim, marker) ? marker.lease : claim.lease }
}

/** The claim once the marker was written, and whether another may have had the bucket in the time before. */
export function confirmed(claim: Claim, here: Here): { readonly claim: Claim; readonly hadGap: boolean } {
  const hadGap = !isContinuous(claim, here)
  const heldSince = hadGap ? here.at : claim.heldSince
  return { hadGap, claim: { ...claim, leasedAt: here.at, place: here.place, heldSince, isBound: true } }
}

const holds = ({ lease, previousLease }: Claim, marker: Marker) =>
  marker.lease === lease || marker.lease === previousLease

/** A server that was started anew may be a copy of the one before. */
const isContinuous = ({ place, leasedAt }: Claim, here: Here) =>
  place === here.place && here.at.getTime() - leasedAt.getTime() <= sureMs

/** Held for long when it was last renewed: only then had every other time to take it back. */
const isSure = (claim: Claim, here: Here) =>
  isContinuous(claim, here) && claim.leasedAt.getTime() - claim.heldSince.getTime() >= graceMs
