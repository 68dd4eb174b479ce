export type FaultOptions = {
  /** `ci` is short enough for every change; `full` has the figures that a release must show. */
  readonly tier: 'ci' | 'full'
  readonly seed: number
  /** Only the planted bug, to look at how the suite finds it. */
  readonly isControlOnly: boolean
  readonly restarts: number | undefined
  readonly requests: number | undefined
  /** Tells a person how far the run is; never part of the report. */
  readonly say: (line: string) => void
}

export type FaultOutcome = { readonly report: object; readonly isGood: boolean }

/** A suite breaks something on purpose, under load, and says what that cost. */
export type Suite = (options: FaultOptions) => Promise<FaultOutcome>
