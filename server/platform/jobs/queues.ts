/**
 * Each queue has its own runners, so that a stalled queue does not block another. The number is how many jobs of the
 * queue one worker runs at once.
 */
export const queues = {
  /** Ends of exams. Time-critical: no job here calls another server. */
  exam: 2,
  /** All other cron jobs. Time-critical as well. */
  clock: 3,
  /** Event handlers, and jobs that only need the database. */
  reactions: 4,
  /** Mail and text messages that somebody waits for. */
  mail: 4,
  /** Video and audio: minutes of a whole CPU each. */
  media: 1,
  /** Documents and packages, which need not wait behind a film. */
  documents: 1,
  /** Removing and comparing objects, copying to the second search engine. */
  store: 2,
  /** Imports of lists and directories, exports for download. */
  imports: 2,
  /** Notifying everybody: news and daily digests. */
  bulk: 2,
} as const

export type QueueName = keyof typeof queues

/** Work in these queues must be on time: it has its own database connections, and cannot use mail or storage. */
const timeCritical = ['exam', 'clock', 'reactions'] as const satisfies readonly QueueName[]

/** Queues whose work may call other servers. */
type OutsideQueue = Exclude<QueueName, (typeof timeCritical)[number]>

/** Work that calls another server must name a queue that is not time-critical. */
export type JobPlacement =
  | { readonly outside: true; readonly queue: OutsideQueue }
  | { readonly outside?: false | undefined; readonly queue?: QueueName | undefined }

export const isTimeCritical = (queue: QueueName): boolean => timeCritical.some((name) => name === queue)

export const queueNames: readonly QueueName[] = Object.keys(queues).filter(
  (name): name is QueueName => name in queues,
)
