/** What the client needs of its surroundings; tests bring their own. */
export type Tools = {
  readonly fetch: (address: string, init: RequestInit & { readonly body?: string }) => Promise<Response>
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
  readonly newKey: () => string
  /** Told of every request that a person waits for; what it answers is called when the request has ended. */
  readonly begin: () => () => void
}
