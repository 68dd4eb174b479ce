import { saveAnswers } from '../../contract/exam/index.ts'
import type { Ctx } from '../../server/platform/ctx.ts'
import { answer, type Route } from '../../server/platform/http.ts'
import type { Domain } from '../../server/platform/domain.ts'
import { sql } from 'kysely'

type SaveRequest = {
  readonly id: string
  readonly answers: readonly {
    readonly questionVersionId: string
    readonly seq: number
    readonly value: unknown
  }[]
}

/**
 * The injected bug: saving as it is often written. It answers first and writes a little later, and the last write wins.
 * It passes every test in which nothing crashes and nothing is sent twice.
 */
const naiveSave = answer(saveAnswers, async (ctx, request) => {
  setTimeout(() => void writeLater(ctx, request).catch(() => undefined), 200)
  const now = ctx.now.toISOString()
  return { now, deadlineAt: now, remainingSeconds: 0, saved: request.answers.length }
})

async function writeLater(ctx: Ctx, { id, answers }: SaveRequest): Promise<void> {
  for (const { questionVersionId, seq, value } of answers) {
    await sql`
      insert into exam.answer (site_id, attempt_id, question_version_id, seq, value, saved_at)
      values (${ctx.site.id}, ${id}, ${questionVersionId}, ${seq}, ${JSON.stringify(value)}, ${ctx.now})
      on conflict (site_id, attempt_id, question_version_id) do update
      set seq = excluded.seq, value = excluded.value`.execute(ctx.db.kysely)
  }
}

const replaceSave = (route: Route): Route => (route.endpoint === saveAnswers ? naiveSave : route)

/** The application's domains, with the naive exam domain. */
export const withNaiveExam = (domains: readonly Domain[]): readonly Domain[] =>
  domains.map((domain) =>
    domain.name === 'exam' ? { ...domain, routes: domain.routes.map(replaceSave) } : domain,
  )
