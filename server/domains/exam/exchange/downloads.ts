import type { downloadQuestionFaults as Faults } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Locale } from '@lyceum/contract/kit'
import type { FastifyReply } from 'fastify'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { faultyRows, sendWorkbook } from '#platform/sheet'
import { typeNames } from '../bank/words.ts'
import { importById } from './import-store.ts'
import { faultyLines } from './queries.ts'
import { type Column, columnNames, columns, letters, optionTitle } from './read/columns.ts'
import { examples } from './examples.ts'
import { problemText, words } from './text.ts'

type Http = { readonly reply: FastifyReply }

const plainName = 'questions.xlsx'

/** The faulty questions as they came, with what is wrong at the end: to be mended and sent again. */
export async function downloadFaults(
  ctx: Ctx,
  { id }: Input<typeof Faults>,
  { reply }: Http,
): Promise<undefined> {
  const one = (await importById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const { locale } = ctx
  const headings = one.headings.length > 0 ? one.headings : [words.question[locale]]
  const rows = faultyRows({
    headings,
    reason: words.reason[locale],
    batchAfter: (line) => faultyLines(ctx.db, id, line),
    say: (problems) =>
      problems.map((code) => problemText(code, locale)).join(locale === 'en-US' ? '; ' : '；'),
  })
  const name = words.faults[locale]
  const widths = [...headings.map(() => 18), 60]
  const fileName = `${one.fileName.replace(/\.\w+$/, '')}-${name}.xlsx`
  await sendWorkbook(reply, { fileName, plainName, name, widths, rows })
}

/** The columns of a list in the caller's language, in the order in which they are read and written. */
function headingsIn(locale: Locale): string[] {
  const named = (column: Column) => columns[column][locale]
  const options = letters.map((letter) => `${optionTitle[locale]}${letter}`)
  const [type, stem, ...after] = columnNames
  return [named(type), named(stem), ...options, ...after.map(named)]
}

export async function downloadTemplate(ctx: Ctx, _input: unknown, { reply }: Http): Promise<undefined> {
  const { locale } = ctx
  const rows = examples.map(({ type, isPart = false, stem, options = [], rest }) => [
    `${isPart ? '-' : ''}${typeNames[type][locale]}`,
    stem,
    ...letters.map((_letter, at) => options[at] ?? ''),
    ...rest,
  ])
  const name = words.template[locale]
  const widths = headingsIn(locale).map((_heading, at) => (at === 1 ? 50 : 16))
  const all = [headingsIn(locale), ...rows]
  await sendWorkbook(reply, { fileName: `${name}.xlsx`, plainName, name, widths, rows: all })
}
