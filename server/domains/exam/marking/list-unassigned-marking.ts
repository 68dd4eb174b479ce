import type { listUnassignedMarking as List } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { titlesOf } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import type { Tile } from '#platform/domain/tile'
import { operatedCourses } from '../setup/exam-reach.ts'
import { unassignedMarks } from './unassigned-queries.ts'

/** Exams with answers that no marker can mark, for people who may assign one. */
export async function listUnassignedMarking(ctx: Ctx): Promise<Result<typeof List>> {
  const rows = await unassignedMarks(ctx.db, await operatedCourses(ctx, ''))
  const titles = await titlesOf(
    ctx.db,
    rows.map(({ courseId }) => courseId),
  )
  return {
    records: rows.map(({ examId, courseId, waiting, since }) => ({
      examId,
      title: titles.get(courseId) ?? '',
      waiting,
      since: since?.toISOString() ?? null,
    })),
  }
}

export const unassignedTile: Tile = {
  name: 'exam.unassigned',
  permission: 'exam.operate',
  load: async (ctx) => {
    const rows = await unassignedMarks(ctx.db, await operatedCourses(ctx, ''))
    const oldest = rows[0]?.since
    return {
      kind: 'todo',
      count: rows.reduce((sum, { waiting }) => sum + waiting, 0),
      path: '/exam-marking',
      ...(oldest ? { oldestAt: oldest } : {}),
    }
  },
}
