export type FaultOptions = {
  /** `ci` is short enough for every change; `full` produces the figures of a release. */
  readonly tier: 'ci' | 'full'
  readonly seed: number
  /** Runs only the injected bug, to see how the suite finds it. */
  readonly isControlOnly: boolean
  readonly restarts: number | undefined
  readonly requests: number | undefined
  /** Prints progress for a person; never part of the report. */
  readonly print: (line: string) => void
}

export type FaultOutcome = { readonly report: object; readonly isGood: boolean }

/** A suite breaks something on purpose under load and reports the damage. */
export type Suite = (options: FaultOptions) => Promise<FaultOutcome>
