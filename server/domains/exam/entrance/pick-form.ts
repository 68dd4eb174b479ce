import { createHash } from 'node:crypto'
import { sittingErrors } from '@lyceum/contract/exam'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { formsOf } from '../form/form-store.ts'
import type { Exam } from '../holding/exam-store.ts'
import { formOf } from '../attempt/known-form-store.ts'

const known = new WeakMap<
  Ctx['parts'],
  Map<string, { readonly forms: readonly string[]; readonly until: number }>
>()
const knownMs = 5000

/** For what an exam's forms are drawn. */
export const batchOf = (examId: string) => `exam:${examId}`

/** The paper that somebody gets: drawn ahead, and by lot, so that neighbours have different ones. */
export async function pickForm(ctx: Ctx, exam: Exam, number: number) {
  const forms =
    exam.paperId === null ? [] : await readyForms(ctx, { paperId: exam.paperId, batch: batchOf(exam.id) })
  const lot = createHash('sha256').update(`${exam.id}:${ctx.actor.id}:${number}`).digest().readUInt32BE(0)
  // E-067: no open is counted.
  const id = forms[lot % forms.length] ?? fail(sittingErrors.EXAM_PAPER_GENERATING)
  const { document } = await formOf(ctx.db, id)
  return { id, fullScore: document.fullScore }
}

type Wanted = { readonly paperId: string; readonly batch: string }

/** A start is a rush: for a few seconds one look is good for everybody. None is looked for again at once. */
async function readyForms(ctx: Ctx, { paperId, batch }: Wanted): Promise<readonly string[]> {
  const here = known.get(ctx.parts) ?? new Map<string, { forms: readonly string[]; until: number }>()
  known.set(ctx.parts, here)
  const key = `${ctx.site.id}:${paperId}:${batch}`
  const before = here.get(key)
  if (before && before.until > ctx.now.getTime()) return before.forms
  const forms = await formsOf(ctx.db, { paperId, batch })
  if (here.size > 500) here.clear()
  if (forms.length > 0) here.set(key, { forms, until: ctx.now.getTime() + knownMs })
  return forms
}
