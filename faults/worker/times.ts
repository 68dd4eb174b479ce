export type Times = {
  /** After this long without a heartbeat a worker loses its locks. */
  readonly silentSeconds: number
  /** How often exams are swept; 60 s is the cron job's own minute. */
  readonly tickMs: number
  readonly stopMs: number
  readonly hangMs: number
  /** The limits that the run allows. */
  readonly lateMs: number
  readonly lockMs: number
}
