/** What was found: a version and, for a server, where it listens. */
export type Seen = { readonly version: string; readonly at?: string }

/**
 * One dependency of the product. To add one, write a file in `parts/` and a line in `parts.ts`.
 * A part without `start` is only installed.
 */
export type Part = {
  readonly name: string
  readonly label: string
  readonly packages: readonly string[]
  /** Checks without changing anything; undefined when missing; throws when present but unusable. */
  readonly look: () => Promise<Seen | undefined>
  readonly isInstalled: () => boolean | Promise<boolean>
  readonly server?: Server
}

type Server = {
  /** `isFresh`: the packages were installed a moment ago, so there are no data or settings yet. */
  readonly start: (start: { isFresh: boolean }) => Promise<void>
  /** Stops only what an earlier start began; false when there was nothing of ours. */
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
