import { accountCards, holdingsOf } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { permissions } from '../permissions.ts'

/** The right that a token needs its maker to have for as long as it works. */
export const tokenRight = 'people.import'

type Made = { readonly byId: string; readonly byRole: string | null }

/** Those of some tokens whose makers may still make one, in the role in which they did; and all makers by name. */
export async function makersOf(ctx: Ctx, tokens: readonly Made[]) {
  const ids = [...new Set(tokens.map(({ byId }) => byId))]
  const cards = new Map((await accountCards(ctx.db, ids)).map((card) => [card.id, card]))
  const holdings = ids.length === 0 ? [] : await holdingsOf(ctx.db, ids)
  const mayStill = ({ byId, byRole }: Made) => {
    const card = cards.get(byId)
    if (card?.state !== 'active' || (card.expiresAt && card.expiresAt <= ctx.now)) return false
    return holdings.some(
      ({ accountId, role, permissions: own }) =>
        accountId === byId && role === byRole && (own ?? ofRole(role)).includes(tokenRight),
    )
  }
  return { mayStill, nameOf: ({ byId }: Made) => cards.get(byId)?.name ?? '' }
}

const ofRole = (role: string) => (permissions[tokenRight].some((one) => one === role) ? [tokenRight] : [])
