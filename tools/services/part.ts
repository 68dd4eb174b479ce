/** What is there: a version and, for a server, where it listens. */
export type Seen = { readonly version: string; readonly at?: string }

/**
 * One thing the product needs. Adding one is a file in `parts/` and a line in `parts.ts`.
 * A part without `start` is only installed.
 */
export type Part = {
  readonly name: string
  readonly label: string
  readonly packages: readonly string[]
  /** Looks without changing anything; undefined when it is not there; throws when it is there but unusable. */
  readonly look: () => Promise<Seen | undefined>
  readonly isInstalled: () => boolean | Promise<boolean>
  readonly server?: Server
}

type Server = {
  /** `isFresh` says that the packages were installed a moment ago, so nobody has data or settings there. */
  readonly start: (start: { isFresh: boolean }) => Promise<void>
  /** Ends only what an earlier start began; false when there was nothing of ours. */
  readonly stop: () => Promise<boolean>
}

export type Result = {
  readonly name: string
  readonly label: string
  readonly isUp: boolean
  readonly did: 'found' | 'missed' | 'installed' | 'started' | 'stopped' | 'left' | 'failed'
  readonly ms: number
  readonly version?: string
  readonly at?: string
  readonly installMs?: number
  readonly startMs?: number
  readonly problem?: string
}
