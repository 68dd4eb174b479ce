import type {
  checkScoreSheet as Check,
  downloadScoreFaults as Faults,
  downloadScoreSheet as Sheet,
} from '@lyceum/contract/exam'
import type { Input, Result } from '@lyceum/contract/kit'
import type { FastifyReply } from 'fastify'
import type { Ctx } from '#platform/ctx'
import { faultyRows, sendWorkbook } from '#platform/sheet'
import { listCandidates } from '../holding/list-candidates.ts'
import { checkedSheet, offlineExam } from './read-sheet.ts'
import { problemWords, words } from './text.ts'

type Http = { readonly reply: FastifyReply }

const plainName = 'scores.xlsx'

export async function checkScoreSheet(ctx: Ctx, asked: Input<typeof Check>): Promise<Result<typeof Check>> {
  const { rows } = await checkedSheet(ctx, asked)
  return {
    rows: rows.map(({ line, userName, score, person, problem }) => ({
      line,
      userName,
      // Whoever is not a candidate is not named either.
      accountId: person?.isEnrolled ? person.id : null,
      name: person?.isEnrolled ? person.name : '',
      score,
      problem: problem ?? null,
    })),
    faulty: rows.filter(({ problem }) => problem !== null).length,
  }
}

/** What cannot be entered, as it came, with the reason at the end. */
export async function downloadScoreFaults(
  ctx: Ctx,
  asked: Input<typeof Faults>,
  { reply }: Http,
): Promise<undefined> {
  const { fileName, headings, rows } = await checkedSheet(ctx, asked)
  const { locale } = ctx
  const faulty = rows.flatMap(({ line, cells, problem }) =>
    problem === null ? [] : [{ line, cells, problems: [problem] }],
  )
  const name = words.faults[locale]
  await sendWorkbook(reply, {
    fileName: `${fileName.replace(/\.\w+$/, '')}-${name}.xlsx`,
    plainName,
    name,
    widths: [...headings.map(() => 18), 50],
    rows: faultyRows({
      headings,
      reason: words.reason[locale],
      batchAfter: (after) => Promise.resolve(faulty.filter(({ line }) => line > after)),
      say: (problems) => problems.map((problem) => problemWords[problem][locale]).join(' '),
    }),
  })
}

/** The candidates with an empty column to fill in; it comes back as it went. */
export async function downloadScoreSheet(
  ctx: Ctx,
  { id }: Input<typeof Sheet>,
  { reply }: Http,
): Promise<undefined> {
  await offlineExam(ctx, id)
  const { locale } = ctx
  const name = words.sheet[locale]
  const columns = [words.userName, words.name, words.unit, words.score]
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
