import { identityErrors, type login as contract, type RoleCode } from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { Answer } from '#platform/http'
import { isPassword } from './password.ts'
import { homeRole } from './rules.ts'
import { startSession } from './session.ts'
import { accountByUserName, rolesOf, touchLogin } from './store.ts'

export async function login(
  ctx: Ctx,
  { userName, password }: Input<typeof contract>,
  answer: Answer,
): Promise<Result<typeof contract>> {
  const account = await accountByUserName(ctx.db, userName)
  if (!(await isPassword(account?.passwordHash, password)) || !account)
    fail(identityErrors.label_user_login_error)
  if (account.state === 'pending') fail(identityErrors.ACCOUNT_NOT_APPROVED)
  if (account.state === 'suspended') fail(identityErrors.ACCOUNT_SUSPENDED)
  if (account.state === 'left') fail(identityErrors.label_user_login_error)

  const role: RoleCode = homeRole(await rolesOf(ctx.db, account.id))
  const session = await startSession(ctx, { accountId: account.id, role })
  await touchLogin(ctx.db, account.id, ctx.now)
  answer.setCookie(session.cookie)
  return { token: session.id }
}
