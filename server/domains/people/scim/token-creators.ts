import { accountCards, roleAssignmentsOf } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { permissions } from '../permissions.ts'

/** The permission that the creator of a token must keep for the token to work. */
export const tokenRight = 'people.import'

type Made = { readonly byId: string; readonly byRole: string | null }

/** Which tokens have creators who may still create one in the same role; and all creators by name. */
export async function makersOf(ctx: Ctx, tokens: readonly Made[]) {
  const ids = [...new Set(tokens.map(({ byId }) => byId))]
  const cards = new Map((await accountCards(ctx.db, ids)).map((card) => [card.id, card]))
  const roleAssignments = ids.length === 0 ? [] : await roleAssignmentsOf(ctx.db, ids)
  const mayStill = ({ byId, byRole }: Made) => {
    const card = cards.get(byId)
    if (card?.state !== 'active' || (card.expiresAt && card.expiresAt <= ctx.now)) return false
    return roleAssignments.some(
      ({ accountId, role, permissions: own }) =>
        accountId === byId && role === byRole && (own ?? ofRole(role)).includes(tokenRight),
    )
  }
  return { mayStill, nameOf: ({ byId }: Made) => cards.get(byId)?.name ?? '' }
}

const ofRole = (role: string) =>
  permissions[tokenRight].some((allowed) => allowed === role) ? [tokenRight] : []
