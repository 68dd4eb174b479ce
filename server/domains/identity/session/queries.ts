import {
  type getCurrentUser as getCurrentUserEndpoint,
  type RoleCode,
  roleCodes,
} from '@lyceum/contract/identity'
import { commonErrors, type Input, localeOf, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/app-error'
import { inForce } from '../active-queries.ts'
import { photoAddress } from '../person/photo-address.ts'
import { homeOf, roleExtId } from '../rules.ts'
import { on } from '../tables.ts'
import { roleTitles } from '../text.ts'

export async function getCurrentUser(
  ctx: Ctx,
  { lang }: Input<typeof getCurrentUserEndpoint>,
): Promise<Result<typeof getCurrentUserEndpoint>> {
  const { actor, site } = ctx
  const account = await on(ctx.db)
    .selectFrom('identity.account')
    .select(['id', 'userName', 'name', 'nickname', 'lastLoginAt', 'locale', 'avatarFileId'])
    .where('id', '=', actor.id)
    .executeTakeFirst()
  if (!account) fail(commonErrors.session_time_out)
  const roleNames = await rolesWithNames(ctx.db, actor.id)
  const titleLocale = localeOf(lang) ?? ctx.locale
  return {
    usrEntId: account.id,
    usrId: account.id,
    usrSteUsrId: account.userName,
    usrDisplayBil: account.name,
    // The nickname falls back to the display name when it is empty (shell document, section 3).
    usrNickname: account.nickname || account.name,
    name: account.name,
    avatorImgPath: '',
    usrPhoto: photoAddress(ctx, account.avatarFileId),
    roleList: roleCodes
      .filter((role) => role === 'NLRN' || roleNames.has(role))
      .map((role) => ({
        roleExtId: roleExtId(role, site.id),
        title:
          roleNames.get(role)?.join(titleLocale === 'en-US' ? ', ' : '、') || roleTitles[role][titleLocale],
      })),
    currentRole: roleExtId(actor.role, site.id),
    access: [...actor.permissions.keys()].toSorted(),
    lastLoginTime: account.lastLoginAt?.toISOString() ?? null,
    curLan: ctx.locale,
    roleUrlHome: homeOf(actor.role),
    ...(await viewingOf(ctx)),
  }
}

/** A person's roles, with the names of custom roles; no name where the built-in role is assigned. */
async function rolesWithNames(db: Db, accountId: string): Promise<ReadonlyMap<RoleCode, readonly string[]>> {
  const rows = await on(db)
    .selectFrom('identity.holding as holding')
    .leftJoin('identity.custom_role as own', 'own.id', 'holding.customRoleId')
    .select(['holding.role', 'own.name'])
    .distinct()
    .where('holding.accountId', '=', accountId)
    .where(inForce('holding'))
    .orderBy('own.name')
    .execute()
  const byRole = Map.groupBy(rows, ({ role }) => role)
  return new Map(
    [...byRole].map(([role, group]) => {
      const names = group.flatMap(({ name }) => name ?? [])
      return [role, names.length < group.length ? [] : names]
    }),
  )
}

/** Who is really viewing through this session, and until when. */
async function viewingOf({ db, actor }: Ctx) {
  if (actor.realId === undefined) return {}
  const { name, expiresAt } = await on(db)
    .selectFrom('identity.session as session')
    .innerJoin('identity.account as viewer', 'viewer.id', 'session.realAccountId')
    .select(['viewer.name', 'session.expiresAt'])
    .where('session.id', '=', actor.sessionId)
    .executeTakeFirstOrThrow()
  return { viewing: { realName: name, until: expiresAt.toISOString() } }
}
