import { z } from 'zod'
import { id } from '@lyceum/contract/kit'
import { courseStatuses } from '@lyceum/contract/learning'
import { reachOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { exporting, type ExportRow } from '#platform/domain/export'
import { formatTime } from '#platform/time/format-time'
import { courseWithLearners, learners, shownLearners } from './queries.ts'
import { sourceNames, statusNames } from './text.ts'

const batch = 500
const filter = z.object({
  id: id('learning.taught'),
  show: z.enum(['all', 'overdue', 'idle']).default('all'),
  status: z.enum(courseStatuses).optional(),
})

/** The learners of a course and their progress, as a table. */
export const learnersExport = exporting({
  kind: 'learning.learners',
  permission: 'learning.read',
  title: { 'zh-CN': '学员进度', 'zh-TW': '學員進度', 'en-US': 'Learners' },
  filter,
  subject: async (ctx, { id: courseId }) => (await courseWithLearners(ctx, courseId)).title,
  columns: [
    { key: 'name', title: { 'zh-CN': '姓名', 'zh-TW': '姓名', 'en-US': 'Name' } },
    { key: 'unitName', title: { 'zh-CN': '部门', 'zh-TW': '部門', 'en-US': 'Department' } },
    { key: 'status', title: { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'Status' } },
    { key: 'progress', title: { 'zh-CN': '进度 %', 'zh-TW': '進度 %', 'en-US': 'Progress %' } },
    { key: 'score', title: { 'zh-CN': '成绩', 'zh-TW': '成績', 'en-US': 'Score' } },
    { key: 'minutes', title: { 'zh-CN': '学习分钟', 'zh-TW': '學習分鐘', 'en-US': 'Minutes' } },
    { key: 'source', title: { 'zh-CN': '报名方式', 'zh-TW': '報名方式', 'en-US': 'Enrolled by' } },
    { key: 'appliedAt', title: { 'zh-CN': '报名时间', 'zh-TW': '報名時間', 'en-US': 'Enrolled at' } },
    { key: 'endedAt', title: { 'zh-CN': '结束时间', 'zh-TW': '結束時間', 'en-US': 'Ended at' } },
    { key: 'dueAt', title: { 'zh-CN': '期限', 'zh-TW': '期限', 'en-US': 'Due' } },
  ],
  rows: learnerRows,
})

async function* learnerRows(
  ctx: Ctx,
  { id: courseId, show, status }: z.output<typeof filter>,
): AsyncIterable<ExportRow> {
  await courseWithLearners(ctx, courseId)
  const reach = await reachOf(ctx, 'learning.read')
  let after = ''
  for (;;) {
    const rows = await learners(ctx, reach, { id: courseId, status, show, after, pageSize: batch })
    const page = rows.slice(0, batch)
    for (const row of await shownLearners(ctx, page)) yield rowFor(ctx, row)
    const last = page.at(-1)
    if (!last || rows.length <= batch) return
    after = last.id
  }
}

type Shown = Awaited<ReturnType<typeof shownLearners>>[number]

function rowFor({ locale, site }: Ctx, row: Shown): ExportRow {
  const { name, unitName, progress, score } = row
  const time = (moment: string | null) => (moment ? formatTime(new Date(moment), site.zone) : '')
  return {
    name,
    unitName,
    status: statusNames[row.appStatus][locale],
    progress,
    score,
    minutes: Math.round(row.seconds / 60),
    source: sourceNames[row.source][locale],
    appliedAt: time(row.appliedAt),
    endedAt: time(row.endedAt),
    dueAt: lastDay(row.dueAt, site.zone),
  }
}

/** The last day in time: a due time at midnight belongs to the day before. */
function lastDay(dueAt: string | null, zone: string): string {
  return dueAt ? formatTime(new Date(Date.parse(dueAt) - 1), zone).slice(0, 10) : ''
}
