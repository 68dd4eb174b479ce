import { type SignInRefusal, signInRefusals, strongerThan } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { isPerson, type PersonAct } from './apply-acts.ts'
import type { Values } from './rules.ts'

/**
 * Which of some acts are beyond the rights of whoever acts, by their place in the list, each with the problem to show.
 * `applyActs` refuses all of them together; whoever applies a list leaves these out first.
 */
export async function actRefusals(
  ctx: Ctx,
  acts: readonly PersonAct[],
): Promise<readonly (string | undefined)[]> {
  const refusals = await signInRefusals(ctx, acts.map(wantedBy))
  const stronger = await strongerThan(
    ctx,
    acts.flatMap((one) => (changesState(ctx, one) ? [one.person.id] : [])),
  )
  return acts.map((one, index) => {
    if (changesState(ctx, one) && stronger.has(one.person.id)) return 'state.stronger'
    const refusal = refusals[index]
    return refusal && 'values' in one ? problemOf(refusal, one.values) : undefined
  })
}

type StateAct = Extract<PersonAct, { readonly act: 'rehire' | 'leave' | 'change' }>

const changesState = (ctx: Ctx, one: PersonAct): one is StateAct =>
  one.act === 'rehire' || (one.act === 'leave' && isPerson(ctx))

function wantedBy(one: PersonAct) {
  if (one.act === 'leave') return {}
  const { userName, staffNo, email, phone } = one.values
  return { userName, staffNo, email, phone, id: one.act === 'create' ? undefined : one.person.id }
}

const fields = ['email', 'phone', 'userName', 'staffNo'] as const

function problemOf(refusal: SignInRefusal, values: Values): string {
  const field = fields.find((one) => values[one] !== undefined) ?? 'userName'
  return `${field}.${refusal}`
}
