/**
 * Each lane has runners of its own, so that whatever stands still in one holds up no other. The number says how many
 * jobs of the lane one worker runs at once.
 */
export const lanes = {
  /** Ends of exams. Time-critical: nothing in here waits on another server. */
  exam: 2,
  /** Everything else that the clock starts. Time-critical as well. */
  clock: 3,
  /** Reactions to facts, and jobs that only need the database. */
  reactions: 4,
  /** Mail and short messages that somebody waits for. */
  mail: 4,
  /** Films and sounds: minutes of a whole processor each. */
  media: 1,
  /** Documents and packages, which need not wait behind a film. */
  documents: 1,
  /** Removing and comparing objects, copying to the second search engine. */
  store: 2,
  /** Lists and directories that are read, files that are made for download. */
  imports: 2,
  /** Telling everybody: news and daily digests. */
  bulk: 2,
} as const

export type Lane = keyof typeof lanes

/** Work in these lanes must be on time: it gets connections of its own, and mail and storage refuse to serve it. */
const timeCritical = ['exam', 'clock', 'reactions'] as const satisfies readonly Lane[]

/** Where work may wait on another server. */
type OutsideLane = Exclude<Lane, (typeof timeCritical)[number]>

/** Work that waits on another server must name a lane in which that holds up nothing time-critical. */
export type Place =
  | { readonly outside: true; readonly lane: OutsideLane }
  | { readonly outside?: false | undefined; readonly lane?: Lane | undefined }

export const isTimeCritical = (lane: Lane): boolean => timeCritical.some((one) => one === lane)

export const laneNames: readonly Lane[] = Object.keys(lanes).filter((name): name is Lane => name in lanes)
