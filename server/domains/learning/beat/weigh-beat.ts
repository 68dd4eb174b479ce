import {
  type Coverage,
  isViewed,
  maxGapSeconds,
  provedStretch,
  type Stretch,
  withStretch,
} from '../coverage-rules.ts'

/** The player that counts for a person, as its last beat has left it. */
export type PlayerState = {
  readonly token: string
  readonly sequence: number
  readonly unit: 'second' | 'page' | 'none'
  readonly length: number
  readonly maxSpeed: number
  readonly threshold: number
  readonly beatAt: Date
  /** Proved up to here; the player itself may be a little further. Pages count from nought. */
  readonly position: number
  /** Credited up to here: whole seconds only, the rest waits for the next beat. */
  readonly provedFrom: number
  readonly spareSeconds: number
  readonly movedAt: Date
  readonly codeDueAt: Date | null
}

export type RecordState = {
  readonly covered: Coverage
  readonly seconds: number
  readonly isViewed: boolean
}

/** What a page says, and when the server heard it. */
export type Said = {
  readonly token: string
  readonly seq: number
  readonly position: number
  readonly isWatching: boolean
  readonly at: Date
}

export type Weighed = {
  readonly outcome: 'counted' | 'stale' | 'elsewhere' | 'codeDue'
  readonly player: PlayerState
  readonly record: RecordState
  readonly creditedSeconds: number
}

/** A page that was turned faster than this was not read. */
const secondsPerPage = 2
/** Who has not turned a page for so long is not reading. */
const stillSeconds = 300

/**
 * What a beat is worth. It is believed in nothing but its place: the time is the server's, and the sum of all credits
 * can never exceed the time between the first beat and the last (INV-L05), because each counts from the one before.
 */
export function weighBeat(player: PlayerState, record: RecordState, said: Said): Weighed {
  const none = (outcome: Weighed['outcome'], next = player): Weighed => ({
    outcome,
    player: next,
    record,
    creditedSeconds: 0,
  })
  if (said.token !== player.token) return none('elsewhere')
  if (said.seq <= player.sequence) return none('stale')
  const heard = { ...player, sequence: said.seq, beatAt: later(player.beatAt, said.at) }
  if (player.codeDueAt && said.at >= player.codeDueAt) return none('codeDue', placed(heard, said))
  if (!said.isWatching) return none('counted', placed(heard, said))
  const proof = proofs[player.unit](player, said)
  const { seconds, spareSeconds } = timed(player, proof.isProved ? elapsedSeconds(player, said) : 0)
  const covered = proof.stretch ? withStretch(record.covered, proof.stretch) : record.covered
  return {
    outcome: 'counted',
    player: { ...placed(heard, said), ...proof.place, spareSeconds },
    record: {
      covered,
      seconds: record.seconds + seconds,
      isViewed: record.isViewed || isViewed(covered, player.length, player.threshold),
    },
    creditedSeconds: seconds,
  }
}

type Proof = {
  /** Whether the time itself counts. */
  readonly isProved: boolean
  readonly stretch?: Stretch
  readonly place?: Pick<PlayerState, 'position' | 'provedFrom'>
}

const proofs: Readonly<Record<PlayerState['unit'], (player: PlayerState, said: Said) => Proof>> = {
  second: provedPlaying,
  page: provedReading,
  none: () => ({ isProved: true }),
}

function provedPlaying(player: PlayerState, said: Said): Proof {
  const position = hundredths(Math.min(said.position, player.length))
  // Standing still is no jump: a film that waits for the network goes on from where it is.
  if (position === player.position) return { isProved: false, place: player }
  const stretch = provedStretch(
    { at: player.beatAt, position: player.position },
    { at: said.at, position },
    player.maxSpeed,
  )
  if (!stretch) return { isProved: false }
  const to = hundredths(stretch[1])
  const whole: Stretch = [Math.ceil(player.provedFrom), Math.floor(to)]
  if (whole[1] <= whole[0]) return { isProved: true, place: { position: to, provedFrom: player.provedFrom } }
  return { isProved: true, stretch: whole, place: { position: to, provedFrom: whole[1] } }
}

/** The page that was open since the last beat; one at a time, and only if there was time to read it. */
function provedReading(player: PlayerState, said: Said): Proof {
  const elapsed = elapsedSeconds(player, said)
  const isAwake = (said.at.getTime() - player.movedAt.getTime()) / 1000 <= stillSeconds
  if (!isAwake || elapsed < secondsPerPage || player.position >= player.length) return { isProved: isAwake }
  return { isProved: true, stretch: [player.position, player.position + 1] }
}

function elapsedSeconds(player: PlayerState, { at }: Said): number {
  const elapsed = (at.getTime() - player.beatAt.getTime()) / 1000
  return elapsed > 0 && elapsed <= maxGapSeconds ? elapsed : 0
}

/** Parts of a second add up from beat to beat. */
function timed({ spareSeconds }: PlayerState, elapsed: number) {
  const sum = spareSeconds + elapsed
  const seconds = Math.floor(sum)
  return { seconds, spareSeconds: Math.floor((sum - seconds) * 1000) / 1000 }
}

/** Where the player says it is, without any proof of how it got there. */
function placed(player: PlayerState, { position, at }: Said): PlayerState {
  const isPage = player.unit === 'page'
  const place = isPage ? Math.floor(position) : hundredths(position)
  const hasMoved = place !== player.position
  return {
    ...player,
    position: place,
    provedFrom: hasMoved ? place : player.provedFrom,
    movedAt: hasMoved ? later(player.movedAt, at) : player.movedAt,
  }
}

/** Downwards, as everything here: what is rounded must not add up to credit. */
const hundredths = (value: number) => Math.floor(value * 100) / 100
const later = (one: Date, other: Date) => (other > one ? other : one)
