import type * as contract from '@lyceum/contract/admin'
import type { Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Export } from '#platform/domain/export'
import { on } from '../tables.ts'

const most = 50

/** The caller's files, newest first. A table that no domain offers any more keeps its old name. */
export async function listDownloads(
  ctx: Ctx,
  all: readonly Export[],
): Promise<Result<typeof contract.listDownloads>> {
  const rows = await on(ctx.db)
    .selectFrom('admin.download')
    .select(['id', 'kind', 'subject', 'format', 'state', 'rowsDone', 'rowsTotal', 'size', 'fileId'])
    .select(['createdAt', 'finishedAt', 'expiresAt'])
    .where('ownerId', '=', ctx.actor.id)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const titles = new Map(all.map(({ kind, title }) => [kind, title[ctx.locale]]))
  return {
    records: rows.map(({ fileId: _file, size, createdAt, finishedAt, expiresAt, ...row }) => ({
      ...row,
      title: titles.get(row.kind) ?? row.kind,
      size: size === null ? null : Number(size),
      createdAt: createdAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
  }
}
