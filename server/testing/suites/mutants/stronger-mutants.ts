import { id } from '@lyceum/contract/kit'
import { z } from 'zod'
import type { Route } from '#platform/http'
import { updateAccounts } from '../../../domains/identity/bulk/store.ts'
import { changePerson } from '../../../domains/identity/index.ts'
import { setPassword } from '../../../domains/identity/password/store.ts'
import { updatePerson } from '../../../domains/identity/person/person-store.ts'
import { callOf } from '../report/finding.ts'
import type { AttackEnv } from '../stronger-account/scene.ts'
import type { Attack } from '../stronger-account/try-attacks.ts'
import { done, type Mutant, mutant } from './mutant.ts'

const params = z.object({ id: id('identity.account') })
const value = z.string()

const byAdministrator = (field: string) =>
  ({
    method: 'PUT',
    kind: 'write',
    access: { permission: 'people.manage' },
    params,
    body: z.object({ [field]: value }),
  }) as const

const inputSchema = z.looseObject({ id: z.string() })
const text = (input: unknown, field: string) => value.parse(inputSchema.parse(input)[field])

const mutantOn = (name: string, field: string, handler: Route['handler']) => ({
  field,
  built: mutant(name, byAdministrator(field), { handler }),
})

/** Calls that write sign-in data without the one permission check for it. */
const bugs: readonly { readonly field: string; readonly built: Mutant }[] = [
  mutantOn('mailbox-past-the-rule', 'email', async (ctx, input) => {
    await updatePerson(ctx.db, inputSchema.parse(input).id, { email: text(input, 'email') })
    return done
  }),
  mutantOn('name-past-the-rule', 'userName', async (ctx, input) => {
    await updateAccounts(ctx.db, [{ id: inputSchema.parse(input).id, userName: text(input, 'userName') }])
    return done
  }),
  mutantOn('password-past-the-rule', 'password', async (ctx, input) => {
    const changed = { hash: text(input, 'password'), at: ctx.now, mustChange: false }
    await setPassword(ctx.db, inputSchema.parse(input).id, changed)
    return done
  }),
  mutantOn('phone-with-rights-of-another', 'phone', async (ctx, input) => {
    const lent = { ...ctx, actor: { ...ctx.actor, role: 'ADM' } }
    await changePerson(lent, inputSchema.parse(input).id, { phone: text(input, 'phone') })
    return done
  }),
]

export const strongerMutants: readonly Mutant[] = bugs.map(({ built }) => built)

export const mutantAttacks: readonly Attack[] = bugs.map(({ field, built: { endpoint } }) => ({
  name: callOf(endpoint),
  attempt: async ({ weak, chiefId }: AttackEnv) => {
    const person = await weak('people.manage')
    const response = await person.send(endpoint, { id: chiefId, [field]: `13700${field}` })
    return response.statusCode === 200 ? 'done' : 'refused'
  },
}))
