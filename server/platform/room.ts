import type { Ctx } from './ctx.ts'
import type { Fact } from './facts.ts'
import type { Route } from './http.ts'
import type { AnyJob, ClockJob, InstallationJob } from './jobs.ts'

export type Reaction = {
  readonly fact: Fact<never>
  /** Tells two reactions of one room to one fact apart. */
  readonly name: string
  readonly react: (ctx: Ctx, details: never) => Promise<void>
}

/** What a domain hands to the composition root. */
export type Room = {
  readonly name: string
  readonly routes: readonly Route[]
  readonly reactions?: readonly Reaction[]
  readonly jobs?: readonly AnyJob[]
  readonly clockJobs?: readonly ClockJob[]
  readonly installationJobs?: readonly InstallationJob[]
  /** What waits for a person in this room, by the names that the home page shows. */
  readonly counters?: Readonly<Record<string, (ctx: Ctx) => Promise<number>>>
  /** The permissions this room asks for, and the roles that hold them from the start. */
  readonly permissions?: Readonly<Record<string, readonly string[]>>
}

/** Ties a fact to what a room does about it; at least once delivered, once effective. */
export function on<T>(fact: Fact<T>, name: string, react: (ctx: Ctx, details: T) => Promise<void>): Reaction {
  return { fact: fact as Fact<never>, name, react }
}
