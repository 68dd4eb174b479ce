import type { Ctx } from './ctx.ts'

/** One step towards a site that people can learn on; its words are those of the console's first page, by its name. */
export type SetupStep = {
  readonly name: string
  /** Whoever does not hold all of them cannot take the step and is not shown it. */
  readonly permissions: readonly string[]
  /** The page of the console where it is done. */
  readonly path: string
  /** Asked of what the site holds now, in one statement: nobody ticks it off. */
  readonly isDone: (ctx: Ctx) => Promise<boolean>
}
