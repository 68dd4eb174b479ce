import { sql } from 'kysely'
import type { Input, Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/learning'
import { titlesOf } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { openCourse } from '../enrolment/open-course.ts'
import { on } from '../tables.ts'

type Paging = { readonly pageNo: number; readonly pageSize: number }

export async function listCourseNotices(
  ctx: Ctx,
  { itmId, ...paging }: Input<typeof contract.listCourseNotices>,
): Promise<Result<typeof contract.listCourseNotices>> {
  await openCourse(ctx, itmId)
  const ofCourse = noticesFor(ctx.db, ctx.actor.id).where('notice.courseId', '=', itmId)
  return { ...paging, ...(await pageOf(ofCourse, paging)) }
}

/** Notices of all courses of the account. */
export async function listMyCourseNotices(
  ctx: Ctx,
  paging: Input<typeof contract.listMyCourseNotices>,
): Promise<Result<typeof contract.listMyCourseNotices>> {
  const mine = noticesFor(ctx.db, ctx.actor.id).where((at) =>
    at.exists(
      at
        .selectFrom('learning.enrolment as mine')
        .select('mine.id')
        .whereRef('mine.courseId', '=', 'notice.courseId')
        .where('mine.accountId', '=', ctx.actor.id)
        .where('mine.isCurrent', '=', sql.lit(true))
        .where('mine.status', 'not in', ['REJECTED', 'CANCELLED', 'ABANDONED']),
    ),
  )
  const { records, total } = await pageOf(mine, paging)
  const titles = await titlesOf(ctx.db, [...new Set(records.map(({ itmId }) => itmId))])
  return {
    ...paging,
    total,
    records: records.map((record) => ({ ...record, course: titles.get(record.itmId) ?? '' })),
  }
}

const noticesFor = (db: Db, accountId: string) =>
  on(db)
    .selectFrom('learning.notice as notice')
    .leftJoin('learning.notice_read as mark', (join) =>
      join.onRef('mark.noticeId', '=', 'notice.id').on('mark.accountId', '=', accountId),
    )

async function pageOf(notices: ReturnType<typeof noticesFor>, { pageNo, pageSize }: Paging) {
  const rows = await notices
    .select(['notice.id', 'notice.courseId', 'notice.title', 'notice.toldAt', 'mark.at as readAt'])
    .orderBy('notice.id', 'desc')
    .offset((pageNo - 1) * pageSize)
    .limit(pageSize)
    .execute()
  const { total } = await notices
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return {
    total: Number(total),
    records: rows.map(({ id, courseId, title, toldAt, readAt }) => ({
      id,
      itmId: courseId,
      title,
      toldAt: toldAt.toISOString(),
      isRead: readAt !== null,
    })),
  }
}
