import { readerFilter } from '@lyceum/contract/news'
import { commonErrors } from '@lyceum/contract/kit'
import { z } from 'zod'
import { reachOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { exporting, type ExportRow } from '#platform/domain/export'
import { fail } from '#platform/app-error'
import { formatTime } from '#platform/time/format-time'
import { managedItem } from '../queries.ts'
import { listReaders } from './show-readers.ts'

const batch = 500
const filter = readerFilter.extend({ id: z.string() })

/** Who has read and acknowledged, and who has not, as a table. */
export const readersExport = exporting({
  kind: 'news.readers',
  permission: 'news.manage',
  title: { 'zh-CN': '公告阅读情况', 'zh-TW': '公告閱讀情形', 'en-US': 'Announcement readers' },
  filter,
  subject: async (ctx, { id }) => (await managedItem(ctx.db, id))?.title ?? '',
  columns: [
    { key: 'userName', title: { 'zh-CN': '用户名', 'zh-TW': '使用者名稱', 'en-US': 'User name' } },
    { key: 'name', title: { 'zh-CN': '姓名', 'zh-TW': '姓名', 'en-US': 'Name' } },
    { key: 'unit', title: { 'zh-CN': '部门', 'zh-TW': '部門', 'en-US': 'Department' } },
    { key: 'readAt', title: { 'zh-CN': '首次阅读', 'zh-TW': '首次閱讀', 'en-US': 'First read' } },
    {
      key: 'seconds',
      title: { 'zh-CN': '阅读秒数', 'zh-TW': '閱讀秒數', 'en-US': 'Seconds read' },
      isNumber: true,
    },
    { key: 'agreedAt', title: { 'zh-CN': '确认时间', 'zh-TW': '確認時間', 'en-US': 'Confirmed' } },
  ],
  rows: readerRows,
})

async function* readerRows(ctx: Ctx, query: z.output<typeof filter>): AsyncIterable<ExportRow> {
  if ((await reachOf(ctx, 'news.manage')).kind !== 'site') fail(commonErrors.NOT_FOUND)
  const time = (moment: string | null) => (moment ? formatTime(new Date(moment), ctx.site.zone) : '')
  for (let after = ''; ;) {
    const { records, next } = await listReaders(ctx, { ...query, after, pageSize: batch })
    for (const { userName, name, unitName, readAt, seconds, agreedAt } of records)
      yield { userName, name, unit: unitName, readAt: time(readAt), seconds, agreedAt: time(agreedAt) }
    if (next === '') return
    after = next
  }
}
