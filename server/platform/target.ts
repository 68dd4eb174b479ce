import type { Ctx } from './ctx.ts'

/**
 * A kind of thing that people talk about, like, collect and share. The room that owns the kind declares it; room social
 * keeps what people do with it, and knows nothing else of it.
 */
export type TargetKind = {
  /** Whether this person may see it now. What somebody may not see is, for them, not there. */
  readonly isVisible: (ctx: Ctx, targetId: string) => Promise<boolean>
  /** The average of the stars, for a kind that is given any; null where nobody gave one yet. */
  readonly average?: (ctx: Ctx, targetId: string) => Promise<number | null>
  /** Those who speak for it, a course's lecturers for instance: what they say carries a mark. */
  readonly hosts?: (ctx: Ctx, targetId: string) => Promise<ReadonlySet<string>>
}
