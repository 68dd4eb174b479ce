import { reasonKinds } from '@lyceum/contract/exam'
import { id, type Locale } from '@lyceum/contract/kit'
import { z } from 'zod'
import { accountNames } from '#domains/identity'
import { mainUnitsOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { exporting, type ExportRow } from '#platform/domain/export'
import { examById } from '../setup/exam-store.ts'
import { examSubject } from '../setup/title-queries.ts'
import { isWithin } from '../setup/exam-reach.ts'
import { irregularAttempts, irregularitiesIn } from './irregularity-queries.ts'
import { kindNames, reasonNames } from './irregularity-text.ts'

const batch = 200
const filter = z.object({ id: id('exam.exam') })

/** The irregularities of an exam, line by line, for its records. */
export const irregularitiesExport = exporting({
  kind: 'exam.irregularities',
  permission: 'exam.operate',
  title: { 'zh-CN': '考试异常记录', 'zh-TW': '考試異常紀錄', 'en-US': 'Exam irregularities' },
  filter,
  subject: examSubject,
  columns: [
    { key: 'name', title: { 'zh-CN': '姓名', 'zh-TW': '姓名', 'en-US': 'Name' } },
    { key: 'unitName', title: { 'zh-CN': '部门', 'zh-TW': '部門', 'en-US': 'Department' } },
    { key: 'number', title: { 'zh-CN': '第几次', 'zh-TW': '第幾次', 'en-US': 'Attempt' } },
    { key: 'at', title: { 'zh-CN': '时间', 'zh-TW': '時間', 'en-US': 'Time' } },
    { key: 'what', title: { 'zh-CN': '事项', 'zh-TW': '事項', 'en-US': 'What happened' } },
    { key: 'seconds', title: { 'zh-CN': '时长（秒）', 'zh-TW': '時長（秒）', 'en-US': 'Seconds' } },
    { key: 'reasonKind', title: { 'zh-CN': '原因类别', 'zh-TW': '原因類別', 'en-US': 'Type of reason' } },
    { key: 'reason', title: { 'zh-CN': '说明', 'zh-TW': '說明', 'en-US': 'Reason' } },
    { key: 'by', title: { 'zh-CN': '处理人', 'zh-TW': '處理人', 'en-US': 'By' } },
    { key: 'rawScore', title: { 'zh-CN': '卷面分', 'zh-TW': '卷面分數', 'en-US': 'Score before review' } },
    { key: 'score', title: { 'zh-CN': '计入分', 'zh-TW': '計入分數', 'en-US': 'Final score' } },
  ],
  rows: irregularRows,
})

async function* irregularRows(ctx: Ctx, { id: examId }: z.output<typeof filter>): AsyncIterable<ExportRow> {
  const exam = await examById(ctx.db, examId)
  if (!exam || !(await isWithin(ctx, exam))) return
  for (let after = '0'; ;) {
    const attempts = await irregularAttempts(ctx.db, { examId, after, limit: batch })
    yield* rowsFor(ctx, attempts)
    const last = attempts.at(-1)
    if (!last || attempts.length < batch) return
    after = last.id
  }
}

async function* rowsFor(ctx: Ctx, attempts: Awaited<ReturnType<typeof irregularAttempts>>) {
  const lines = Map.groupBy(
    await irregularitiesIn(
      ctx.db,
      attempts.map(({ id: attemptId }) => attemptId),
    ),
    ({ attemptId }) => attemptId,
  )
  const people = attempts.map(({ accountId }) => accountId)
  const byIds = [...lines.values()].flat().flatMap(({ byId }) => byId ?? [])
  const names = await accountNames(ctx.db, [...new Set([...people, ...byIds])])
  const units = await mainUnitsOf(ctx.db, people)
  const nameOfPerson = (accountId: string | null) => names.get(accountId ?? '') ?? ''
  for (const attempt of attempts) {
    const { id: attemptId, accountId, number, rawScore, score } = attempt
    const unitName = units.get(accountId)?.name ?? ''
    const whose = { name: nameOfPerson(accountId), unitName, number, rawScore, score }
    for (const line of lines.get(attemptId) ?? [])
      yield { ...whose, ...lineRow(line, ctx.locale), by: nameOfPerson(line.byId) }
    yield* endRows(attempt, ctx.locale).map((end) => ({ ...whose, ...end }))
  }
}

type Line = Awaited<ReturnType<typeof irregularitiesIn>>[number]

const lineRow = ({ at, kind, seconds, reasonKind, reason }: Line, locale: Locale) => ({
  at: at.toISOString(),
  what: nameOf(kind, locale),
  seconds: Number(seconds),
  reasonKind: reasonOf(reasonKind, locale),
  reason,
})

type Attempt = Awaited<ReturnType<typeof irregularAttempts>>[number]

/** A paper that was submitted automatically; an invigilator's actions are listed separately. */
function endRows({ submitKind, submittedAt }: Attempt, locale: Locale): readonly ExportRow[] {
  if (submitKind !== 'cuts' && submitKind !== 'timeout') return []
  return [{ at: submittedAt?.toISOString() ?? null, what: nameOf(submitKind, locale) }]
}

const nameOf = (kind: string, locale: Locale) => kindNames[kind]?.[locale] ?? kind

function reasonOf(kind: string | null, locale: Locale): string {
  const known = reasonKinds.find((value) => value === kind)
  return known ? reasonNames[known][locale] : ''
}
