import { candidateShows, type listCandidates as roll } from '@lyceum/contract/exam'
import { id, type Locale, type Result } from '@lyceum/contract/kit'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { exporting, type ExportRow } from '#platform/domain/export'
import { listCandidates } from './list-candidates.ts'
import { examSubject } from './title-queries.ts'

const batch = 500
const filter = z.object({ id: id('exam.exam'), show: z.enum(candidateShows).default('all') })

/** The candidates of an exam and their results as a table. */
export const candidatesExport = exporting({
  kind: 'exam.candidates',
  permission: 'exam.operate',
  title: { 'zh-CN': '考试成绩', 'zh-TW': '考試成績', 'en-US': 'Exam scores' },
  filter,
  subject: examSubject,
  columns: [
    { key: 'name', title: { 'zh-CN': '姓名', 'zh-TW': '姓名', 'en-US': 'Name' } },
    { key: 'userName', title: { 'zh-CN': '用户名', 'zh-TW': '使用者名稱', 'en-US': 'User name' } },
    { key: 'unitName', title: { 'zh-CN': '部门', 'zh-TW': '部門', 'en-US': 'Department' } },
    { key: 'opens', title: { 'zh-CN': '进场次数', 'zh-TW': '進場次數', 'en-US': 'Started' }, isNumber: true },
    {
      key: 'submits',
      title: { 'zh-CN': '交卷次数', 'zh-TW': '交卷次數', 'en-US': 'Handed in' },
      isNumber: true,
    },
    {
      key: 'bestScore',
      title: { 'zh-CN': '最好成绩', 'zh-TW': '最佳成績', 'en-US': 'Best score' },
      isNumber: true,
    },
    { key: 'verdict', title: { 'zh-CN': '结果', 'zh-TW': '結果', 'en-US': 'Result' } },
    {
      key: 'extraMinutes',
      title: { 'zh-CN': '加时（分钟）', 'zh-TW': '加時（分鐘）', 'en-US': 'Extra minutes' },
      isNumber: true,
    },
    { key: 'reason', title: { 'zh-CN': '照顾原因', 'zh-TW': '特別安排原因', 'en-US': 'Reason' } },
  ],
  rows: candidateRows,
})

async function* candidateRows(
  ctx: Ctx,
  { id: examId, show }: z.output<typeof filter>,
): AsyncIterable<ExportRow> {
  for (let after = ''; ;) {
    const { records, next } = await listCandidates(ctx, { id: examId, show, after, pageSize: batch })
    for (const record of records) yield rowFor(record, ctx.locale)
    if (next === '') return
    after = next
  }
}

type Candidate = Result<typeof roll>['records'][number]

function rowFor(candidate: Candidate, locale: Locale): ExportRow {
  const { name, userName, unitName, opens, submits, bestScore, extraMinutes, reason } = candidate
  const result = resultTexts[resultOf(candidate)][locale]
  return { name, userName, unitName, opens, submits, bestScore, verdict: result, extraMinutes, reason }
}

const resultTexts = {
  passed: { 'zh-CN': '通过', 'zh-TW': '通過', 'en-US': 'Passed' },
  failed: { 'zh-CN': '未通过', 'zh-TW': '未通過', 'en-US': 'Not passed' },
  toMark: { 'zh-CN': '等待阅卷', 'zh-TW': '等待閱卷', 'en-US': 'Being marked' },
  sitting: { 'zh-CN': '作答中', 'zh-TW': '作答中', 'en-US': 'In progress' },
  absent: { 'zh-CN': '未进场', 'zh-TW': '未進場', 'en-US': 'Absent' },
}

function resultOf({ opens, submits, bestScore, isPassed }: Candidate): keyof typeof resultTexts {
  if (isPassed) return 'passed'
  if (opens === 0) return 'absent'
  if (submits === 0) return 'sitting'
  return bestScore === null ? 'toMark' : 'failed'
}
