export type Times = {
  /** After so long without a heartbeat a worker loses its locks. */
  readonly silentSeconds: number
  /** How often exams are swept; 60 s is the clock's own minute. */
  readonly tickMs: number
  readonly stopMs: number
  readonly hangMs: number
  /** What the run allows. */
  readonly lateMs: number
  readonly lockMs: number
}
