import { sittingErrors } from '@lyceum/contract/exam'
import { commonErrors } from '@lyceum/contract/kit'
import { ownFiles, withContent } from '#domains/file'
import { accountsByName } from '#domains/identity'
import { rollOf } from '#domains/learning'
import { reachOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { readSheet, type SheetRow, UnreadableSheet } from '#platform/sheet'
import type { Exam } from '../holding/exam-store.ts'
import { examToRead } from '../holding/within.ts'
import { columnsIn, problemOf, scoreIn } from './sheet-rules.ts'
import { words } from './text.ts'

const mostRows = 2000

/** An exam on site that people were invited to; another has no sheet. */
export async function offlineExam(ctx: Ctx, examId: string): Promise<Exam> {
  const exam = await examToRead(ctx, examId)
  return exam.isOffline && exam.state !== 'draft' ? exam : fail(sittingErrors.EXAM_WRONG_STATE)
}

type Asked = { readonly id: string; readonly fileId: string; readonly fullScore: number }

/** A sheet of scores row by row: whom each means, what it gives, what is wrong with it. */
export async function checkedSheet(ctx: Ctx, { id, fileId, fullScore }: Asked) {
  // Whose file it is not hears nothing else.
  const [file] = await ownFiles(ctx, { ids: [fileId], purpose: 'import' })
  if (!file) return fail(commonErrors.NOT_FOUND)
  const { courseId } = await offlineExam(ctx, id)
  const [first, ...rest] = await rowsOf(ctx, file)
  const columns = first && columnsIn(first.cells, headings)
  if (!first || !columns || rest.length > mostRows) return unreadable(file.name)
  const named = rest.map(({ line, cells }) => ({
    line,
    cells,
    userName: (cells[columns.userName] ?? '').trim(),
    score: scoreIn(cells[columns.score] ?? '', fullScore),
  }))
  const people = await peopleNamed(
    ctx,
    courseId,
    named.map(({ userName }) => userName),
  )
  const seen = new Set<string>()
  const rows = named.map((row) => {
    const key = row.userName.toLowerCase()
    const person = people.get(key)
    const isTwice = seen.has(key)
    seen.add(key)
    const state = { isKnown: person !== undefined, isEnrolled: person?.isEnrolled ?? false, isTwice }
    return { ...row, person, problem: problemOf({ ...state, score: row.score }) }
  })
  return { fileName: file.name, headings: first.cells, rows }
}

const headings = { userName: Object.values(words.userName), score: Object.values(words.score) }

const unreadable = (name: string): never =>
  fail(sittingErrors.SCORE_SHEET_UNREADABLE, { name, most: mostRows })

async function rowsOf(ctx: Ctx, { id, name }: { readonly id: string; readonly name: string }) {
  const rows: SheetRow[] = []
  try {
    await withContent(ctx, id, async ({ path }) => {
      const kind = /\.csv$/i.test(name) ? 'csv' : 'xlsx'
      for await (const row of readSheet({ path, kind, maxRows: mostRows + 2 })) rows.push(row)
    })
  } catch (error) {
    if (error instanceof UnreadableSheet) unreadable(name)
    throw error
  }
  return rows
}

/** By the user name in small letters; who is out of reach is not among the candidates. */
async function peopleNamed(ctx: Ctx, courseId: string, userNames: readonly string[]) {
  const accounts = await accountsByName(ctx.db, userNames)
  const roll = await rollOf(ctx.db, await reachOf(ctx, 'exam.operate'), {
    courseId,
    only: accounts.map(({ id }) => id),
    after: '0',
    limit: mostRows,
  })
  const enrolled = new Set(roll.map(({ accountId }) => accountId))
  return new Map(
    accounts.map(({ id, name, userName }) => [
      userName.toLowerCase(),
      { id, name, isEnrolled: enrolled.has(id) },
    ]),
  )
}
