export type BenchOptions = {
  readonly tier: 'ci' | 'full'
  /** How long one round takes. */
  readonly seconds: number
  readonly seed: number
  /** Shows progress to a person; never part of the report. */
  readonly log: (line: string) => void
}

export type BenchOutcome = {
  readonly report: object
  /** Whether all goals were reached. */
  readonly isGood: boolean
  /** Whether nothing was lost or broken, which must hold on slow machines too; left out where only speed is measured. */
  readonly isSound?: boolean
}

export type Bench = (options: BenchOptions) => Promise<BenchOutcome>
