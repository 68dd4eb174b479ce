import type { getRegistrationForm, listRegistrations } from '@lyceum/contract/identity'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { on } from '../tables.ts'

const most = 200

export async function registrations(ctx: Ctx): Promise<Result<typeof listRegistrations>> {
  const rows = await on(ctx.db)
    .selectFrom('identity.account as account')
    .leftJoin('identity.registration_form as form', 'form.accountId', 'account.id')
    .select([
      'account.id',
      'account.userName',
      'account.name',
      'account.phone',
      'account.email',
      'account.createdAt',
    ])
    .select('form.accountId as formOf')
    .where('account.state', '=', 'pending')
    .orderBy('account.createdAt')
    .limit(most)
    .execute()
  return {
    records: rows.map(({ createdAt, formOf, phone, email, ...row }) => ({
      ...row,
      phone: phone ?? '',
      email: email ?? '',
      registeredAt: createdAt.toISOString(),
      hasForm: formOf !== null,
    })),
  }
}

export async function registrationForm(
  ctx: Ctx,
  { id }: Input<typeof getRegistrationForm>,
): Promise<Result<typeof getRegistrationForm>> {
  const form = await on(ctx.db)
    .selectFrom('identity.registration_form')
    .select('image')
    .where('accountId', '=', id)
    .executeTakeFirst()
  if (!form) fail(commonErrors.NOT_FOUND)
  return { image: `data:image/jpeg;base64,${form.image.toString('base64')}` }
}
