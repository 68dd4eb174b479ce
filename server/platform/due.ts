import type { Ctx } from './ctx.ts'

/** Something that a person has to do, by a moment or because somebody waits for it. */
export type Due = {
  readonly kind: string
  /** The course by which it is called and found. */
  readonly courseId?: string
  /** The part of that course, with a name of its own. */
  readonly part?: { readonly moduleId: string; readonly title: string }
  readonly dueAt: Date | null
  readonly count: number
}

/** What a room knows to be due, of which kinds: the home page shows all rooms' together. */
export type DueList = {
  readonly kinds: readonly string[]
  /** What is overdue, falls due before `until`, or waits for the person now; in one statement where that can be. */
  readonly list: (ctx: Ctx, until: Date) => Promise<readonly Due[]>
}

/** Many things of one kind that wait without a last day, as one. */
export const waiting = (kind: string, count: number): readonly Due[] =>
  count === 0 ? [] : [{ kind, dueAt: null, count }]
