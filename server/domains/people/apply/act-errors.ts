import { type SignInChangeError, signInChangeErrors, strongerThan } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { isPerson, type PersonAct } from './apply-acts.ts'
import type { Values } from './rules.ts'

/**
 * Which of the acts are beyond the actor's rights, by index, each with the problem to show. `applyActs` rejects all
 * of them together; callers that apply a list leave these out first.
 */
export async function actErrors(
  ctx: Ctx,
  acts: readonly PersonAct[],
): Promise<readonly (string | undefined)[]> {
  const signInErrors = await signInChangeErrors(ctx, acts.map(wantedBy))
  const stronger = await strongerThan(
    ctx,
    acts.flatMap((act) => (changesState(ctx, act) ? [act.person.id] : [])),
  )
  return acts.map((act, index) => {
    if (changesState(ctx, act) && stronger.has(act.person.id)) return 'state.stronger'
    const error = signInErrors[index]
    return error && 'values' in act ? problemOf(error, act.values) : undefined
  })
}

type StateAct = Extract<PersonAct, { readonly act: 'rehire' | 'leave' | 'change' }>

const changesState = (ctx: Ctx, act: PersonAct): act is StateAct =>
  act.act === 'rehire' || (act.act === 'leave' && isPerson(ctx))

function wantedBy(act: PersonAct) {
  if (act.act === 'leave') return {}
  const { userName, staffNo, email, phone } = act.values
  return { userName, staffNo, email, phone, id: act.act === 'create' ? undefined : act.person.id }
}

const fields = ['email', 'phone', 'userName', 'staffNo'] as const

function problemOf(error: SignInChangeError, values: Values): string {
  const field = fields.find((act) => values[act] !== undefined) ?? 'userName'
  return `${field}.${error}`
}
