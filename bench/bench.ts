export type BenchOptions = {
  readonly tier: 'ci' | 'full'
  /** How long one round measures. */
  readonly seconds: number
  readonly seed: number
  /** Tells a person how far the run is; never part of the report. */
  readonly say: (line: string) => void
}

export type BenchOutcome = { readonly report: object; readonly isGood: boolean }

export type Bench = (options: BenchOptions) => Promise<BenchOutcome>
