import type { Ctx } from '../ctx.ts'

type Answer = { readonly isApproved: boolean; readonly opinion: string }

/** What is stored of a decision; `place` is the person on whose behalf it was made, see `decidesAs`. */
export function decisionOf({ actor, now }: Pick<Ctx, 'actor' | 'now'>, place: string, answer: Answer) {
  return {
    state: answer.isApproved ? ('approved' as const) : ('declined' as const),
    opinion: answer.opinion,
    decidedBy: actor.id,
    onBehalfOf: place === actor.id ? null : place,
    decidedAt: now,
  }
}
