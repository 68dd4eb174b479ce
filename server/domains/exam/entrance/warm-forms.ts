import { warmForms } from '#domains/paper'
import { LRUCache } from 'lru-cache'
import type { Ctx } from '#platform/ctx'
import type { Exam } from '../setup/exam-store.ts'
import { batchOf, readyForms } from '../setup/pick-form.ts'

const minute = 60_000
/** How long before its bell the forms of an exam are read. */
const aheadMs = 10 * minute
/** Forms of so many exams fit into the cache beside each other. */
const maxExams = 100

type Bell = Pick<Exam, 'state' | 'isOffline' | 'paperId' | 'opensAt' | 'isAdminStart' | 'startedAt'>

/** Whether many may start an exam at one moment soon: at its opening, or when an administrator starts it. */
export function isBeforeBell(exam: Bell, now: Date): boolean {
  if (exam.state !== 'published' || exam.isOffline || exam.paperId === null) return false
  const untilOpen = exam.opensAt === null ? 0 : exam.opensAt.getTime() - now.getTime()
  const isWaitedFor = exam.isAdminStart ? exam.startedAt === null : untilOpen > 0
  return isWaitedFor && untilOpen <= aheadMs
}

type Warming = { readonly exams: LRUCache<string, true>; last: Promise<void> }

const warming = new WeakMap<Ctx['parts'], Warming>()

/**
 * Reads the forms of an exam into this process while its candidates wait for the bell: one exam after the other, once
 * each, in the background. Without it the first starts read them, so a failure is only logged.
 */
export function warmBeforeBell(ctx: Ctx, exam: Exam): void {
  if (!isBeforeBell(exam, ctx.now)) return
  const here = warming.get(ctx.parts) ?? newWarming()
  warming.set(ctx.parts, here)
  const key = `${ctx.site.id}:${exam.id}`
  if (here.exams.has(key)) return
  here.exams.set(key, true)
  here.last = here.last
    .then(() => warm(ctx, exam))
    .catch((error: unknown) => {
      here.exams.delete(key)
      ctx.parts.log.warn({ err: error, examId: exam.id }, 'forms could not be read ahead')
    })
}

const newWarming = (): Warming => ({
  exams: new LRUCache({ max: maxExams, ttl: aheadMs }),
  last: Promise.resolve(),
})

async function warm({ parts, site, now }: Ctx, { id, paperId }: Exam): Promise<void> {
  if (paperId === null) return
  const db = parts.database.of(site.id)
  const forms = await readyForms({ parts, site, now, db }, { paperId, batch: batchOf(id) })
  await warmForms(db, forms)
  parts.log.info({ examId: id, forms: forms.length }, 'forms read ahead')
}
