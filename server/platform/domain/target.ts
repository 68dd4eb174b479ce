import type { Ctx } from '../ctx.ts'

/**
 * A kind of thing that people comment on, like, collect and share. The owning domain declares it; domain social only
 * stores what people do with it.
 */
export type TargetKind = {
  /** Whether this person may see it now. Otherwise it does not exist for them. */
  readonly isVisible: (ctx: Ctx, targetId: string) => Promise<boolean>
  /** The average rating, for kinds that are rated; null if there is none yet. */
  readonly average?: (ctx: Ctx, targetId: string) => Promise<number | null>
  /** The people responsible for it, for instance a course's lecturers: their comments are marked. */
  readonly hosts?: (ctx: Ctx, targetId: string) => Promise<ReadonlySet<string>>
}
