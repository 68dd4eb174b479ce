import {
  type Coverage,
  isViewed,
  maxGapSeconds,
  provedStretch,
  type Stretch,
  withStretch,
} from '../coverage-rules.ts'

/** The active player of an account, after its last heartbeat. */
export type PlayerState = {
  readonly token: string
  readonly sequence: number
  readonly unit: 'second' | 'page' | 'none'
  readonly length: number
  readonly maxSpeed: number
  readonly threshold: number
  readonly beatAt: Date
  /** Proved up to here; the player itself may be slightly ahead. Pages count from zero. */
  readonly position: number
  /** Credited up to here: whole seconds only, the rest is carried to the next heartbeat. */
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

/** What a page sends, and when the server received it. */
export type Heartbeat = {
  readonly token: string
  readonly seq: number
  readonly position: number
  readonly isWatching: boolean
  readonly at: Date
}

export type HeartbeatResult = {
  readonly outcome: 'counted' | 'stale' | 'elsewhere' | 'codeDue'
  readonly player: PlayerState
  readonly record: RecordState
  readonly creditedSeconds: number
}

/** A page turned faster than this was not read. */
const secondsPerPage = 2
/** Without a page turn for this long nobody is reading. */
const stillSeconds = 300

/**
 * The credit of a heartbeat. Only its position is trusted: the time is the server's, and the sum of all credits can never
 * exceed the time between the first heartbeat and the last (INV-L05), because each counts from the one before.
 */
export function checkHeartbeat(
  player: PlayerState,
  record: RecordState,
  heartbeat: Heartbeat,
): HeartbeatResult {
  const none = (outcome: HeartbeatResult['outcome'], next = player): HeartbeatResult => ({
    outcome,
    player: next,
    record,
    creditedSeconds: 0,
  })
  if (heartbeat.token !== player.token) return none('elsewhere')
  if (heartbeat.seq <= player.sequence) return none('stale')
  const received = { ...player, sequence: heartbeat.seq, beatAt: later(player.beatAt, heartbeat.at) }
  if (player.codeDueAt && heartbeat.at >= player.codeDueAt)
    return none('codeDue', withPosition(received, heartbeat))
  if (!heartbeat.isWatching) return none('counted', withPosition(received, heartbeat))
  const proof = proofs[player.unit](player, heartbeat)
  const { seconds, spareSeconds } = timed(player, proof.isProved ? elapsedSeconds(player, heartbeat) : 0)
  const covered = proof.stretch ? withStretch(record.covered, proof.stretch) : record.covered
  return {
    outcome: 'counted',
    player: { ...withPosition(received, heartbeat), ...proof.place, spareSeconds },
    record: {
      covered,
      seconds: record.seconds + seconds,
      isViewed: record.isViewed || isViewed(covered, player.length, player.threshold),
    },
    creditedSeconds: seconds,
  }
}

type Proof = {
  /** Whether the elapsed time itself counts. */
  readonly isProved: boolean
  readonly stretch?: Stretch
  readonly place?: Pick<PlayerState, 'position' | 'provedFrom'>
}

const proofs: Readonly<Record<PlayerState['unit'], (player: PlayerState, heartbeat: Heartbeat) => Proof>> = {
  second: provedPlaying,
  page: provedReading,
  none: () => ({ isProved: true }),
}

function provedPlaying(player: PlayerState, heartbeat: Heartbeat): Proof {
  const position = hundredths(Math.min(heartbeat.position, player.length))
  // Standing still is no jump: a buffering video continues from where it is.
  if (position === player.position) return { isProved: false, place: player }
  const stretch = provedStretch(
    { at: player.beatAt, position: player.position },
    { at: heartbeat.at, position },
    player.maxSpeed,
  )
  if (!stretch) return { isProved: false }
  const to = hundredths(stretch[1])
  const whole: Stretch = [Math.ceil(player.provedFrom), Math.floor(to)]
  if (whole[1] <= whole[0]) return { isProved: true, place: { position: to, provedFrom: player.provedFrom } }
  return { isProved: true, stretch: whole, place: { position: to, provedFrom: whole[1] } }
}

/** The page open since the last heartbeat; one at a time, and only if there was time to read it. */
function provedReading(player: PlayerState, heartbeat: Heartbeat): Proof {
  const elapsed = elapsedSeconds(player, heartbeat)
  const isAwake = (heartbeat.at.getTime() - player.movedAt.getTime()) / 1000 <= stillSeconds
  if (!isAwake || elapsed < secondsPerPage || player.position >= player.length) return { isProved: isAwake }
  return { isProved: true, stretch: [player.position, player.position + 1] }
}

function elapsedSeconds(player: PlayerState, { at }: Heartbeat): number {
  const elapsed = (at.getTime() - player.beatAt.getTime()) / 1000
  return elapsed > 0 && elapsed <= maxGapSeconds ? elapsed : 0
}

/** Carries fractions of a second from heartbeat to heartbeat. */
function timed({ spareSeconds }: PlayerState, elapsed: number) {
  const sum = spareSeconds + elapsed
  const seconds = Math.floor(sum)
  return { seconds, spareSeconds: Math.floor((sum - seconds) * 1000) / 1000 }
}

/** The position the player reports, without proof of how it got there. */
function withPosition(player: PlayerState, { position, at }: Heartbeat): PlayerState {
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

/** Always rounds down: rounding must not add credit. */
const hundredths = (value: number) => Math.floor(value * 100) / 100
const later = (first: Date, other: Date) => (other > first ? other : first)
