import type { downloadQuestionFaults as Faults } from '@lyceum/contract/question'
import { commonErrors, type Input, type Locale } from '@lyceum/contract/kit'
import type { FastifyReply } from 'fastify'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { sendFaultyRows, sendWorkbook } from '#platform/sheet'
import { typeNames } from '../bank/fault-text.ts'
import { importById } from './import-store.ts'
import { faultyLines } from './queries.ts'
import { type Column, columnNames, columns, letters, optionTitle } from './read/columns.ts'
import { examples } from './examples.ts'
import { problemText, labels } from './text.ts'

type Http = { readonly reply: FastifyReply }

const plainName = 'questions.xlsx'

/** The faulty questions as they were uploaded, with the reason in the last column, to be corrected and sent again. */
export async function downloadQuestionFaults(
  ctx: Ctx,
  { id }: Input<typeof Faults>,
  { reply }: Http,
): Promise<undefined> {
  const record = (await importById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const { locale } = ctx
  const headings = record.headings.length > 0 ? record.headings : [labels.question[locale]]
  await sendFaultyRows(reply, {
    fileName: record.fileName,
    plainName,
    name: labels.faults[locale],
    headings,
    reason: labels.reason[locale],
    batchAfter: (line) => faultyLines(ctx.db, id, line),
    describe: (problems) =>
      problems.map((code) => problemText(code, locale)).join(locale === 'en-US' ? '; ' : '；'),
  })
}

/** The column headings in the caller's language, in the order in which they are read and written. */
function headingsIn(locale: Locale): string[] {
  const named = (column: Column) => columns[column][locale]
  const options = letters.map((letter) => `${optionTitle[locale]}${letter}`)
  const [type, stem, ...after] = columnNames
  return [named(type), named(stem), ...options, ...after.map(named)]
}

export async function downloadQuestionTemplate(
  ctx: Ctx,
  _input: unknown,
  { reply }: Http,
): Promise<undefined> {
  const { locale } = ctx
  const rows = examples.map(({ type, isPart = false, stem, options = [], rest }) => [
    `${isPart ? '-' : ''}${typeNames[type][locale]}`,
    stem,
    ...letters.map((_letter, at) => options[at] ?? ''),
    ...rest,
  ])
  const name = labels.template[locale]
  const widths = headingsIn(locale).map((_heading, at) => (at === 1 ? 50 : 16))
  const all = [headingsIn(locale), ...rows]
  await sendWorkbook(reply, { fileName: `${name}.xlsx`, plainName, name, widths, rows: all })
}
