import { questionImportErrors, type startQuestionImport as Start } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { ownFiles, withContent } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { readSheet, type SheetRow, UnreadableSheet } from '#platform/sheet'
import { fingerprintOf } from '../bank/fingerprint.ts'
import { faultsOf } from '../bank/question-rules.ts'
import { categoryPath } from '../category/store.ts'
import { type CheckedRow, insertImport, numbersByPrint } from './import-store.ts'
import { readHeadings } from './read/columns.ts'
import type { ReadQuestion } from './read/draft.ts'
import { readGift } from './read/read-gift.ts'
import { readQti } from './read/read-qti.ts'
import { readRows } from './read/read-rows.ts'

const mostQuestions = 5000

type List = {
  readonly name: string
  readonly headings: readonly string[]
  readonly questions: readonly ReadQuestion[]
}

/** Reads and checks a list; what is wrong with it is told question by question, and nothing is written yet. */
export async function startQuestionImport(
  ctx: Ctx,
  input: Input<typeof Start>,
): Promise<Result<typeof Start>> {
  const { format, categoryId } = input
  if (!(await categoryPath(ctx.db, categoryId))) fail(commonErrors.NOT_FOUND)
  const files = input.fileId === undefined ? [] : [input.fileId]
  const [file] = await ownFiles(ctx, { ids: files, purpose: 'import' })
  const list = format === 'sheet' ? await fromSheet(ctx, file) : fromTexts(format, input.texts)
  if (list.questions.length === 0) fail(questionImportErrors.QUESTION_IMPORT_EMPTY)
  if (list.questions.length > mostQuestions)
    fail(questionImportErrors.QUESTION_IMPORT_LARGE, { most: mostQuestions })
  const rows = await checked(ctx, list.questions)
  const one = {
    format,
    categoryId,
    fileName: list.name,
    headings: list.headings,
    byId: ctx.actor.id,
    createdAt: ctx.now,
  }
  return ctx.transaction(async (ctx) => ({ id: await insertImport(ctx.db, one, rows) }))
}

type File = { readonly id: string; readonly name: string }

async function fromSheet(ctx: Ctx, file: File | undefined): Promise<List> {
  if (!file) fail(commonErrors.NOT_FOUND)
  const { name } = file
  const rows = await sheetRows(ctx, file)
  const [first, ...rest] = rows
  const headings = first && readHeadings(first.cells)
  if (!first || !headings) fail(questionImportErrors.QUESTION_IMPORT_UNREADABLE, { name })
  return { name, headings: first.cells, questions: readRows(headings, rest) }
}

async function sheetRows(ctx: Ctx, { id, name }: File): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  try {
    await withContent(ctx, id, async ({ path }) => {
      const kind = /\.csv$/i.test(name) ? 'csv' : 'xlsx'
      // Parts of scenarios have rows of their own.
      for await (const row of readSheet({ path, kind, maxRows: mostQuestions * 4 })) rows.push(row)
    })
  } catch (error) {
    if (error instanceof UnreadableSheet) fail(questionImportErrors.QUESTION_IMPORT_UNREADABLE, { name })
    throw error
  }
  return rows
}

type Texts = Input<typeof Start>['texts']

function fromTexts(format: 'gift' | 'qti', texts: Texts): List {
  const questions: ReadQuestion[] = []
  for (const { name, text } of texts) {
    const read = format === 'gift' ? readGift(text) : readQti(text, questions.length + 1)
    if (!read) fail(questionImportErrors.QUESTION_IMPORT_UNREADABLE, { name })
    questions.push(...read)
  }
  // Several files count their lines each from one: here every question has a line of its own.
  const lines = texts.length > 1 ? questions.map((one, at) => ({ ...one, line: at + 1 })) : questions
  return { name: texts[0]?.name ?? '', headings: [], questions: lines }
}

/** With what is wrong with each, and which question of the bank asks the same. */
async function checked(ctx: Ctx, questions: readonly ReadQuestion[]): Promise<CheckedRow[]> {
  const prints = questions.map(({ body }) => (body ? fingerprintOf(body) : ''))
  const known = await numbersByPrint(ctx.db, [...new Set(prints.filter((one) => one !== ''))])
  const seen = new Set<string>()
  return questions.map((question, at) => {
    const fingerprint = prints[at] ?? ''
    const isTwice = fingerprint !== '' && seen.has(fingerprint)
    seen.add(fingerprint)
    const faults = question.body ? faultsOf(question.body) : []
    const problems = [
      ...question.problems,
      ...faults.map(({ part, fault }) => (part === 0 ? fault : `${fault}.${part}`)),
      ...(isTwice ? ['twiceInFile'] : []),
    ]
    return { ...question, fingerprint, problems, twinNumber: known.get(fingerprint) ?? null }
  })
}
