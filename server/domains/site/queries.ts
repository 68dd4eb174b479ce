import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import {
  type getRecommendedLink as getRecommendedLinkEndpoint,
  type listRecommendedLinks as listRecommendedLinksEndpoint,
  settingNames,
} from '@lyceum/contract/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { byDefault } from './change-settings.ts'
import { filled } from './settings.ts'
import { storedSettings } from './store.ts'
import { on } from './tables.ts'

export async function listRecommendedLinks(
  ctx: Ctx,
  { pageNo, pageSize }: Input<typeof listRecommendedLinksEndpoint>,
): Promise<Result<typeof listRecommendedLinksEndpoint>> {
  // The footer's list is short (positions 0 to 999), so counting it is cheap.
  const rows = await on(ctx.db)
    .selectFrom('site.link')
    .select(({ fn }) => ['id', 'title', 'accessUrl', 'position', fn.countAll<string>().over().as('total')])
    .orderBy('position')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  return {
    records: rows.map(({ total: _total, ...link }) => link),
    total: Number(rows[0]?.total ?? 0),
    pageNo,
    pageSize,
  }
}

export async function getRecommendedLink(
  ctx: Ctx,
  { id }: Input<typeof getRecommendedLinkEndpoint>,
): Promise<Result<typeof getRecommendedLinkEndpoint>> {
  const link = await on(ctx.db)
    .selectFrom('site.link')
    .select(['id', 'title', 'accessUrl'])
    .where('id', '=', id)
    .executeTakeFirst()
  return link ?? fail(commonErrors.NOT_FOUND)
}

/** Every setting with its value and default, and the id of whoever changed it. */
export async function settingEntries(ctx: Ctx) {
  const stored = new Map((await storedSettings(ctx.db)).map((row) => [row.name, row]))
  const values = filled(Object.fromEntries([...stored].map(([name, { value }]) => [name, value])))
  return settingNames.map((name) => {
    const row = stored.get(name)
    return {
      name,
      value: values[name],
      byDefault: byDefault(name),
      isDefault: row === undefined,
      updatedAt: row?.updatedAt.toISOString() ?? null,
      updatedBy: row?.updatedBy ?? null,
    }
  })
}
