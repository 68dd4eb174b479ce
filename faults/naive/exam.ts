import { saveAnswers } from '../../contract/exam/index.ts'
import type { Ctx } from '../../server/platform/ctx.ts'
import { answer, type Route } from '../../server/platform/http.ts'
import type { Room } from '../../server/platform/room.ts'
import { sql } from 'kysely'

type Said = {
  readonly id: string
  readonly answers: readonly {
    readonly questionVersionId: string
    readonly seq: number
    readonly value: unknown
  }[]
}

/**
 * The planted bug: saving as it is often written. It answers first and writes a little later, and whoever comes last
 * wins. It passes every test in which nothing dies and nothing is sent twice.
 */
const naiveSave = answer(saveAnswers, async (ctx, said) => {
  setTimeout(() => void writeLater(ctx, said).catch(() => undefined), 200)
  const now = ctx.now.toISOString()
  return { now, deadlineAt: now, remainingSeconds: 0, saved: said.answers.length }
})

async function writeLater(ctx: Ctx, { id, answers }: Said): Promise<void> {
  for (const { questionVersionId, seq, value } of answers) {
    await sql`
      insert into exam.answer (site_id, attempt_id, question_version_id, seq, value, saved_at)
      values (${ctx.site.id}, ${id}, ${questionVersionId}, ${seq}, ${JSON.stringify(value)}, ${ctx.now})
      on conflict (site_id, attempt_id, question_version_id) do update
      set seq = excluded.seq, value = excluded.value`.execute(ctx.db.kysely)
  }
}

const careless = (route: Route): Route => (route.endpoint === saveAnswers ? naiveSave : route)

/** The rooms of the house, with a careless exam among them. */
export const withNaiveExam = (rooms: readonly Room[]): readonly Room[] =>
  rooms.map((room) => (room.name === 'exam' ? { ...room, routes: room.routes.map(careless) } : room))
