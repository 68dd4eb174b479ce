/** One attempt to move a coin: what was sent, when, and the answer, if any. */
export type Attempt = {
  readonly sent: number
  readonly done: number
  readonly status: number | undefined
  readonly answer: string
}

/**
 * One operation of a client. Its pair of owner and amount is unique, so that its effect can be told apart
 * in the ledger.
 */
export type Operation = {
  readonly key: string
  readonly ownerId: string
  readonly amount: number
  readonly attempts: readonly Attempt[]
  /** `ok`: acknowledged; `refused`: rejected by a business rule; `unknown`: never answered. */
  readonly outcome: 'ok' | 'refused' | 'unknown'
  /** The balance that was acknowledged. */
  readonly balance: number | undefined
}
