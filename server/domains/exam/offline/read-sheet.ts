import { sittingErrors } from '@lyceum/contract/exam'
import { commonErrors } from '@lyceum/contract/kit'
import { ownFiles, sheetRows } from '#domains/file'
import { accountsByName } from '#domains/identity'
import { rollOf } from '#domains/learning'
import { reachOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Exam } from '../setup/exam-store.ts'
import { examToRead } from '../setup/exam-reach.ts'
import { columnsIn, problemOf, scoreIn } from './sheet-rules.ts'
import { labels } from './text.ts'

const mostRows = 2000

/** A published exam on site; any other has no score sheet. */
export async function offlineExam(ctx: Ctx, examId: string): Promise<Exam> {
  const exam = await examToRead(ctx, examId)
  return exam.isOffline && exam.state !== 'draft' ? exam : fail(sittingErrors.EXAM_WRONG_STATE)
}

type SheetInput = { readonly id: string; readonly fileId: string; readonly fullScore: number }

/** A score sheet row by row: the person, the score, and the problem if any. */
export async function checkedSheet(ctx: Ctx, { id, fileId, fullScore }: SheetInput) {
  // Only the owner of the file gets any further information about it.
  const [file] = await ownFiles(ctx, { ids: [fileId], purpose: 'import' })
  if (!file) return fail(commonErrors.NOT_FOUND)
  const { courseId } = await offlineExam(ctx, id)
  const [first, ...rest] = await sheetRows(ctx, {
    fileId: file.id,
    maxRows: mostRows + 2,
    unreadable: () => unreadable(file.name),
  })
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

const headings = { userName: Object.values(labels.userName), score: Object.values(labels.score) }

const unreadable = (name: string): never =>
  fail(sittingErrors.SCORE_SHEET_UNREADABLE, { name, most: mostRows })

/** By lower-case user name; people out of reach are not among the candidates. */
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
