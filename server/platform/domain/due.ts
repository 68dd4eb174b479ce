import type { Ctx } from '../ctx.ts'

/** Something that a person has to do, by a deadline or because somebody waits for it. */
export type Due = {
  readonly kind: string
  /** The course in which it is found. */
  readonly courseId?: string
  /** The module of that course, with its own title. */
  readonly part?: { readonly moduleId: string; readonly title: string }
  readonly dueAt: Date | null
  readonly count: number
}

/** What is due in a domain; the home page shows those of all domains together. */
export type DueList = {
  readonly kinds: readonly string[]
  /** What is overdue, falls due before `until`, or waits for the person now; in one statement if possible. */
  readonly list: (ctx: Ctx, until: Date) => Promise<readonly Due[]>
}

/** Many waiting things of one kind without a deadline, as one entry. */
export const waiting = (kind: string, count: number): readonly Due[] =>
  count === 0 ? [] : [{ kind, dueAt: null, count }]
