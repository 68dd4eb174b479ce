/** The client's dependencies; tests pass their own. */
export type Tools = {
  readonly fetch: (address: string, init: RequestInit & { readonly body?: string }) => Promise<Response>
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
  readonly newKey: () => string
  /** Called for every request that a person waits for; the returned function is called when it has ended. */
  readonly begin: () => () => void
}
