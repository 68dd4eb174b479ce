import { adminErrors, type linkDownload as contract } from '@lyceum/contract/admin'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { z } from 'zod'
import { fileAddresses } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import type { Export } from '#platform/domain/export'
import { fail } from '#platform/app-error'
import { shownOnSite } from '../format-site-time.ts'
import { fileName, stillCovers } from './rules.ts'
import { lockOwn } from './store.ts'

const scopes = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('site') }),
    z.object({ kind: z.literal('unit'), id: z.string() }),
    z.object({ kind: z.literal('centre'), id: z.string() }),
  ]),
)

/** Gives the owner a link, if they still have the permission in at least the same scope (A06). */
export async function linkDownload(
  ctx: Ctx,
  { id }: Input<typeof contract>,
  all: readonly Export[],
): Promise<Result<typeof contract>> {
  const download = (await lockOwn(ctx.db, { id, ownerId: ctx.actor.id })) ?? fail(commonErrors.NOT_FOUND)
  if (download.state !== 'done') fail(adminErrors.DOWNLOAD_NOT_READY)
  const table = all.find(({ kind }) => kind === download.kind) ?? fail(adminErrors.DOWNLOAD_GONE)
  const currentScopes = ctx.actor.permissions.get(table.permission)
  if (!currentScopes || !stillCovers(scopes.parse(download.scopes), currentScopes))
    fail(adminErrors.DOWNLOAD_RIGHT_LOST)
  const fileId = download.fileId ?? fail(adminErrors.DOWNLOAD_GONE)
  const url =
    (await fileAddresses(ctx, [fileId], { right: table.permission })).get(fileId) ??
    fail(adminErrors.DOWNLOAD_GONE)
  await ctx.audit({
    action: 'admin.download.fetch',
    object: `admin.download:${id}`,
    after: { kind: download.kind },
  })
  const { subject, format } = download
  const shownTime = shownOnSite(download.createdAt, ctx.site.zone)
  const name = fileName({ title: table.title[ctx.locale], subject, shownTime, format })
  return { url: `${url}?download=1`, name }
}
