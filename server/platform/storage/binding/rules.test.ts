import fc from 'fast-check'
import { expect, test } from 'vitest'
import { begun, type Claim, confirmed, graceMs, type Marker, nextStep, blockerOf } from './rules.ts'

const minute = 60_000

type Crash = 'no' | 'before' | 'after'

/** A bucket and the databases that renew their claims on it, as `renewClaim` does; time is in minutes. */
class World {
  marker: Marker | undefined
  #leases = 0
  readonly claims = new Map<string, Claim>()
  now = 0

  here(name: string) {
    return { at: new Date(this.now), place: name }
  }

  bind(name: string): void {
    const { at, place } = this.here(name)
    const claim = { id: 'one', lease: 'first', previousLease: null, leasedAt: at, place, isBound: true }
    this.claims.set(name, { ...claim, heldSince: new Date(this.now - graceMs) })
    this.marker = { id: 'one', lease: 'first' }
  }

  /** A crash may come before or after the write to the bucket. */
  renew(name: string, crashes: Crash = 'no'): void {
    const { claims, marker } = this
    const claim = claims.get(name)
    const here = this.here(name)
    if (!claim || !marker || nextStep(claim, marker, here) !== 'renew') return
    const next = begun(claim, marker, String((this.#leases += 1)))
    claims.set(name, next)
    if (crashes === 'before') return
    this.marker = { id: next.id, lease: next.lease }
    if (crashes === 'no') claims.set(name, confirmed(next, here).claim)
  }

  /** Restores a backup: the rows of one database under another name. */
  restore(backup: Claim, name: string): void {
    this.claims.set(name, backup)
  }

  blockerOf(name: string) {
    return blockerOf(this.claims.get(name), this.marker, this.here(name))
  }
}

function aLive(): { world: World; backup: Claim } {
  const world = new World()
  world.bind('live')
  const backup = world.claims.get('live')
  if (!backup) throw new Error('no claim')
  return { world, backup }
}

const event = fc.record({
  after: fc.integer({ min: 0, max: 7 }),
  who: fc.constantFrom('live', 'copy'),
  crashes: fc.constantFrom<Crash>('no', 'no', 'before', 'after'),
})

test('a copy never removes anything while the live database renews at least every nine minutes, whoever is first', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const { world, backup } = aLive()
      world.restore(backup, 'copy')
      let renewedAt = 0
      for (const { after, who, crashes } of events) {
        world.now += after * minute
        if (world.now - renewedAt > 8 * minute) world.now = renewedAt + 8 * minute
        const isDue = who === 'live' || world.now - renewedAt >= 8 * minute
        if (isDue) renewedAt = world.now
        world.renew(isDue ? 'live' : 'copy', isDue ? 'no' : crashes)
        expect(world.blockerOf('copy')).not.toBeUndefined()
      }
    }),
    { numRuns: 2000 },
  )
})

test('two databases never remove at the same time, even if one stalls, crashes or comes back', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 80 }), (events) => {
      const { world, backup } = aLive()
      world.restore(backup, 'copy')
      for (const { after, who, crashes } of events) {
        world.now += after * minute
        world.renew(who, crashes)
        const both = [world.blockerOf('live'), world.blockerOf('copy')]
        expect(both.filter((result) => result === undefined).length).toBeLessThan(2)
      }
    }),
    { numRuns: 2000 },
  )
})

test('the live database survives crashes between its two writes, and a copy that was first', () => {
  const { world, backup } = aLive()
  world.restore(backup, 'copy')
  for (const crashes of ['before', 'no', 'after', 'no', 'before'] as const) {
    world.now += 5 * minute
    world.renew('live', crashes)
    expect(world.blockerOf('live')).toBeUndefined()
  }
  world.renew('copy')
  expect(world.blockerOf('copy')).toBe('taken')

  const other = aLive()
  other.world.restore(other.backup, 'copy')
  other.world.now += minute
  other.world.renew('copy')
  expect(other.world.blockerOf('copy')).toBe('waiting')
  other.world.now += minute
  other.world.renew('live')
  expect(other.world.blockerOf('live')).toBeUndefined()
  expect(other.world.blockerOf('copy')).toBe('taken')
})

test('a restored database that is alone on the bucket can remove again a quarter of an hour later', () => {
  const { world, backup } = aLive()
  world.restore(backup, 'copy')
  world.now += 600 * minute
  for (let after = 0; after < 15; after += 5) {
    world.renew('copy')
    expect(world.blockerOf('copy')).toBe('waiting')
    world.now += 5 * minute
  }
  world.renew('copy')
  expect(world.blockerOf('copy')).toBeUndefined()
  expect(world.blockerOf('live')).toBe('taken')
})

test('does not touch a bucket of another installation, or one that lost its marker', () => {
  const { world } = aLive()
  world.marker = { id: 'another', lease: 'first' }
  expect(world.blockerOf('live')).toBe('foreign')
  world.marker = undefined
  expect(world.blockerOf('live')).toBe('missing')
  expect(nextStep(undefined, { id: 'another', lease: 'x' }, world.here('new'))).toBe('foreign')
})
