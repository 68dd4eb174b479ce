/** One try to have a coin moved: what was sent, when, and what came back, if anything did. */
export type Attempt = {
  readonly sent: number
  readonly done: number
  readonly status: number | undefined
  readonly answer: string
}

/**
 * One operation of a client. Each has a pair of owner and amount that no other has, so that its effect can be told
 * from every other's in the books.
 */
export type Operation = {
  readonly key: string
  readonly ownerId: string
  readonly amount: number
  readonly attempts: readonly Attempt[]
  /** `ok`: acknowledged; `refused`: a business refusal; `unknown`: never answered. */
  readonly outcome: 'ok' | 'refused' | 'unknown'
  /** The balance that was acknowledged. */
  readonly balance: number | undefined
}
