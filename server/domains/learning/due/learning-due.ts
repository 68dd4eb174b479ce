import { versionContents } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { type Due, type DueList, waiting } from '#platform/domain/due'
import { invitationsWaiting } from '../invitation/answer-invitation.ts'
import { countMyPending } from '../manager/deputies.ts'
import { coursesDue } from './due-queries.ts'

/** Courses with a due date and their assignments, and invitations and approvals waiting for me. */
export const learningDue: DueList = {
  kinds: ['course', 'assignment', 'invitation', 'approval'],
  list: async (ctx, until) => [
    ...(await studyDue(ctx, until)),
    ...waiting('invitation', await invitationsWaiting(ctx)),
    ...waiting('approval', await countMyPending(ctx)),
  ],
}

async function studyDue(ctx: Ctx, until: Date): Promise<readonly Due[]> {
  const rows = await coursesDue(ctx.db, ctx.actor.id, until)
  const contents = await versionContents(
    ctx.db,
    rows.map(({ versionId }) => versionId),
  )
  return rows.flatMap(({ courseId, versionId, dueAt, handed }): Due[] => {
    const modules = contents.get(versionId)?.chapters.flatMap((chapter) => chapter.modules) ?? []
    const open = modules.filter(({ id, type }) => type === 'ASS' && !handed.includes(id))
    return [
      { kind: 'course', courseId, dueAt, count: 1 },
      ...open.map(({ id, title }) => ({
        kind: 'assignment',
        courseId,
        part: { moduleId: id, title },
        dueAt,
        count: 1,
      })),
    ]
  })
}
