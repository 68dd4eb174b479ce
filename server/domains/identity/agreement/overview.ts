import type * as contract from '@lyceum/contract/identity'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { z } from 'zod'
import { cached } from '#platform/cache'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { siteKey } from '#platform/cache/redis'
import { accountNames } from '../account/queries.ts'
import { agreementContent } from './content.ts'
import { agreementById, allAgreements, countAcceptances } from './draft-store.ts'

type Row = Awaited<ReturnType<typeof allAgreements>>[number]

const kinds = ['service', 'privacy'] as const
const counts = z.object({ people: z.number(), accepted: z.record(z.string(), z.number()) })

export async function listAgreements(ctx: Ctx): Promise<Result<typeof contract.listAgreements>> {
  const rows = await allAgreements(ctx.db)
  const names = await accountNames(ctx.db, [
    ...new Set(
      rows.flatMap(({ updatedBy, publishedBy }) => [updatedBy, publishedBy]).filter((id) => id !== null),
    ),
  ])
  const published = (kind: string) => rows.filter((row) => row.kind === kind && row.publishedAt !== null)
  const inForce = kinds.flatMap((kind) => published(kind)[0]?.id ?? [])
  const { people, accepted } = await acceptances(ctx, inForce)
  return {
    people,
    agreements: kinds.map((kind) => {
      const draft = rows.find((row) => row.kind === kind && row.publishedAt === null)
      const versions = published(kind)
      return {
        kind,
        accepted: accepted[versions[0]?.id ?? ''] ?? 0,
        draft: draft ? shownDraft(ctx, draft, names) : null,
        versions: versions.map((row) => ({
          id: row.id,
          version: row.version,
          title: row.titles[ctx.locale] ?? '',
          publishedAt: row.publishedAt?.toISOString() ?? '',
          publishedBy: names.get(row.publishedBy ?? '') ?? null,
        })),
      }
    }),
  }
}

function shownDraft(ctx: Ctx, row: Row, names: ReadonlyMap<string, string>) {
  const { id, version, titles, updatedAt, updatedBy } = row
  const by = names.get(updatedBy ?? '') ?? null
  return { id, version, title: titles[ctx.locale] ?? '', updatedAt: updatedAt.toISOString(), updatedBy: by }
}

/** Counting everyone is slow on a large site, so the result is cached for a minute. */
async function acceptances(ctx: Ctx, inForce: readonly string[]): Promise<z.infer<typeof counts>> {
  const totals = await cached({
    redis: ctx.parts.redis,
    key: siteKey(ctx.site.id, `acceptances:${inForce.join('-')}`),
    seconds: 60,
    load: () => countAcceptances(ctx.db, inForce),
    parse: (value) => counts.parse(value),
  })
  return totals ?? { people: 0, accepted: {} }
}

export async function getAgreementText(
  ctx: Ctx,
  { id }: Input<typeof contract.getAgreementText>,
): Promise<Result<typeof contract.getAgreementText>> {
  const { content, publishedAt, ...row } = (await agreementById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  return { ...row, isDraft: publishedAt === null, content: agreementContent.parse(content) }
}
