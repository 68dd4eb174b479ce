import type { Ctx } from '../ctx.ts'

/** One setup step of a new site; its text is on the console's first page, by name. */
export type SetupStep = {
  readonly name: string
  /** People without all of these permissions do not see the step. */
  readonly permissions: readonly string[]
  /** The console page where it is done. */
  readonly path: string
  /** Computed from the data of the site, in one statement. */
  readonly isDone: (ctx: Ctx) => Promise<boolean>
}
