import type {
  checkScoreSheet as Check,
  downloadScoreFaults as Faults,
  downloadScoreSheet as Sheet,
} from '@lyceum/contract/exam'
import type { Input, Result } from '@lyceum/contract/kit'
import type { FastifyReply } from 'fastify'
import type { Ctx } from '#platform/ctx'
import { sendFaultyRows, sendWorkbook } from '#platform/sheet'
import { listCandidates } from '../setup/list-candidates.ts'
import { checkedSheet, offlineExam } from './read-sheet.ts'
import { problemTexts, labels } from './text.ts'

type Http = { readonly reply: FastifyReply }

const plainName = 'scores.xlsx'

export async function checkScoreSheet(ctx: Ctx, input: Input<typeof Check>): Promise<Result<typeof Check>> {
  const { rows } = await checkedSheet(ctx, input)
  return {
    rows: rows.map(({ line, userName, score, person, problem }) => ({
      line,
      userName,
      // People who are not candidates are not named either.
      accountId: person?.isEnrolled ? person.id : null,
      name: person?.isEnrolled ? person.name : '',
      score,
      problem: problem ?? null,
    })),
    faulty: rows.filter(({ problem }) => problem !== null).length,
  }
}

/** The rows that cannot be entered, as uploaded, with the reason in the last column. */
export async function downloadScoreFaults(
  ctx: Ctx,
  input: Input<typeof Faults>,
  { reply }: Http,
): Promise<undefined> {
  const { fileName, headings, rows } = await checkedSheet(ctx, input)
  const { locale } = ctx
  const faulty = rows.flatMap(({ line, cells, problem }) =>
    problem === null ? [] : [{ line, cells, problems: [problem] }],
  )
  await sendFaultyRows(reply, {
    fileName,
    plainName,
    name: labels.faults[locale],
    headings,
    reason: labels.reason[locale],
    reasonWidth: 50,
    batchAfter: (after) => Promise.resolve(faulty.filter(({ line }) => line > after)),
    describe: (problems) => problems.map((problem) => problemTexts[problem][locale]).join(' '),
  })
}

/** The candidates with an empty score column to fill in; it can be uploaded in the same format. */
export async function downloadScoreSheet(
  ctx: Ctx,
  { id }: Input<typeof Sheet>,
  { reply }: Http,
): Promise<undefined> {
  await offlineExam(ctx, id)
  const { locale } = ctx
  const name = labels.sheet[locale]
  const columns = [labels.userName, labels.name, labels.unit, labels.score]
  const rows = linesFor(ctx, id, [columns.map((column) => column[locale])])
  await sendWorkbook(reply, { fileName: `${name}.xlsx`, plainName, name, widths: [20, 16, 24, 12], rows })
}

async function* linesFor(ctx: Ctx, id: string, head: readonly string[][]) {
  yield* head
  for (let after = ''; ;) {
    const { records, next } = await listCandidates(ctx, { id, show: 'all', after, pageSize: 500 })
    for (const { userName, name, unitName, bestScore } of records)
      yield [userName, name, unitName, bestScore === null ? '' : String(bestScore)]
    if (next === '') return
    after = next
  }
}
