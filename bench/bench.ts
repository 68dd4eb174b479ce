export type BenchOptions = {
  readonly tier: 'ci' | 'full'
  /** How long one round measures. */
  readonly seconds: number
  readonly seed: number
  /** Tells a person how far the run is; never part of the report. */
  readonly say: (line: string) => void
}

export type BenchOutcome = {
  readonly report: object
  /** Whether all goals were reached. */
  readonly isGood: boolean
  /** Whether nothing was lost or went wrong, which no slow machine excuses; left out where there is only speed to measure. */
  readonly isSound?: boolean
}

export type Bench = (options: BenchOptions) => Promise<BenchOutcome>
