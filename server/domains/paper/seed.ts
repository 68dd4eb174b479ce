import type { SeedCtx } from '#platform/domain/seed'
import { paperTextsBySite } from './seed/paper-texts.ts'
import { type AskedQuestion, type SeededPaper, writePapers } from './seed/papers-store.ts'

type Made = {
  readonly authorId: string | undefined
  readonly questions: readonly AskedQuestion[]
  /** The ids of the categories by their names. */
  readonly categories: ReadonlyMap<string, string>
}

/** Papers of a demonstration site, made from its bank. */
export async function seed(ctx: SeedCtx, { authorId, ...made }: Made): Promise<readonly SeededPaper[]> {
  const texts = paperTextsBySite[ctx.site.code]
  return !texts || authorId === undefined ? [] : writePapers(ctx, { wording: texts, authorId, ...made })
}
