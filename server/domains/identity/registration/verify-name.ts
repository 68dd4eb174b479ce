import { identityErrors, type verifyName as contract } from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { isUserName } from './registration-rules.ts'
import { isNameTaken } from '../account/store.ts'

export async function verifyName(
  ctx: Ctx,
  { userName }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const name = userName.trim()
  if (!isUserName(name)) fail(identityErrors.LOGIN_NAME_FORMAT)
  return { isFree: !(await isNameTaken(ctx.db, name)) }
}
