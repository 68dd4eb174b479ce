import { questionImportErrors, type startQuestionImport as Start } from '@lyceum/contract/question'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { ownFiles, sheetRows } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
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

/** Reads and checks a file; problems are reported question by question, and nothing is written yet. */
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
  const entry = {
    format,
    categoryId,
    fileName: list.name,
    headings: list.headings,
    byId: ctx.actor.id,
    createdAt: ctx.now,
  }
  return ctx.transaction(async (ctx) => ({ id: await insertImport(ctx.db, entry, rows) }))
}

type File = { readonly id: string; readonly name: string }

async function fromSheet(ctx: Ctx, file: File | undefined): Promise<List> {
  if (!file) fail(commonErrors.NOT_FOUND)
  const { id: fileId, name } = file
  const unreadable = () => fail(questionImportErrors.QUESTION_IMPORT_UNREADABLE, { name })
  // Parts of scenarios have rows of their own.
  const [first, ...rest] = await sheetRows(ctx, { fileId, maxRows: mostQuestions * 4, unreadable })
  const headings = first && readHeadings(first.cells)
  if (!first || !headings) return unreadable()
  return { name, headings: first.cells, questions: readRows(headings, rest) }
}

type Texts = Input<typeof Start>['texts']

function fromTexts(format: 'gift' | 'qti', texts: Texts): List {
  const questions: ReadQuestion[] = []
  for (const { name, text } of texts) {
    const read = format === 'gift' ? readGift(text) : readQti(text, questions.length + 1)
    if (!read) fail(questionImportErrors.QUESTION_IMPORT_UNREADABLE, { name })
    questions.push(...read)
  }
  // Several files each count lines from one: here every question gets its own line number.
  const lines = texts.length > 1 ? questions.map((entry, at) => ({ ...entry, line: at + 1 })) : questions
  return { name: texts[0]?.name ?? '', headings: [], questions: lines }
}

/** Adds the problems of each question, and the number of a duplicate in the bank. */
async function checked(ctx: Ctx, questions: readonly ReadQuestion[]): Promise<CheckedRow[]> {
  const prints = questions.map(({ body }) => (body ? fingerprintOf(body) : ''))
  const known = await numbersByPrint(ctx.db, [...new Set(prints.filter((entry) => entry !== ''))])
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
