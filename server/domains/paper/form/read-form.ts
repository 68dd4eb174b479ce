import { type PaperDocument, paperDocument, type PaperKeys } from '@lyceum/contract/paper'
import { commonErrors } from '@lyceum/contract/kit'
import { cached } from '#platform/cache'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { siteKey } from '#platform/cache/redis'
import { formById, keysById } from './form-store.ts'

const cacheSeconds = 24 * 3600

/** A form as its candidate sees it. It never changes, so it is cached for all processes. */
export async function formDocument(ctx: Ctx, formId: string): Promise<PaperDocument> {
  const document = await cached({
    redis: ctx.parts.redis,
    key: siteKey(ctx.site.id, `exam-form:${formId}`),
    seconds: cacheSeconds,
    hereMs: 1000,
    parse: (value) => paperDocument.parse(value),
    load: () => formById(ctx.db, formId),
  })
  return document ?? fail(commonErrors.NOT_FOUND)
}

/** The key to a form, for scoring and for display after release; never cached outside the database. */
export async function formKeys(ctx: Ctx, formId: string): Promise<PaperKeys> {
  return (await keysById(ctx.keyed().db, formId)) ?? fail(commonErrors.NOT_FOUND)
}
