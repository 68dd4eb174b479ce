import { createHash } from 'node:crypto'
import { sittingErrors } from '@lyceum/contract/exam'
import { LRUCache } from 'lru-cache'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { formOf, formsOf } from '#domains/paper'
import type { Exam } from './exam-store.ts'

type Known = { readonly forms: Promise<readonly string[]>; readonly until: number }

const known = new WeakMap<Ctx['parts'], LRUCache<string, Known>>()
const knownMs = 5000

/** The batch name under which an exam's forms are drawn. */
export const batchOf = (examId: string) => `exam:${examId}`

/** Picks a form drawn ahead of time, pseudo-randomly, so that neighbours get different ones. */
export async function pickForm(ctx: Ctx, exam: Exam, number: number) {
  const forms =
    exam.paperId === null ? [] : await readyForms(ctx, { paperId: exam.paperId, batch: batchOf(exam.id) })
  const lot = createHash('sha256').update(`${exam.id}:${ctx.actor.id}:${number}`).digest().readUInt32BE(0)
  // E-067: the attempt is not counted.
  const id = forms[lot % forms.length] ?? fail(sittingErrors.EXAM_PAPER_GENERATING)
  const { document } = await formOf(ctx.db, id)
  return { id, fullScore: document.fullScore }
}

type FormBatch = { readonly paperId: string; readonly batch: string }

/** Cached for a few seconds, because many start at once, and read once for all of them. An empty result is not cached. */
export async function readyForms(
  { parts, site, now, db }: Pick<Ctx, 'parts' | 'site' | 'now' | 'db'>,
  { paperId, batch }: FormBatch,
): Promise<readonly string[]> {
  const here = known.get(parts) ?? new LRUCache<string, Known>({ max: 500 })
  known.set(parts, here)
  const key = `${site.id}:${paperId}:${batch}`
  const before = here.get(key)
  if (before && before.until > now.getTime()) return before.forms
  const read: Known = { forms: formsOf(db, { paperId, batch }), until: now.getTime() + knownMs }
  here.set(key, read)
  const forms = await read.forms.catch((error: unknown) => {
    here.delete(key)
    throw error
  })
  if (forms.length === 0) here.delete(key)
  return forms
}
