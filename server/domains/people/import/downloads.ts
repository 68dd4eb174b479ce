import type { Input } from '@lyceum/contract/kit'
import { commonErrors } from '@lyceum/contract/kit'
import { type downloadImportFaults, importFields } from '@lyceum/contract/people'
import type { FastifyReply } from 'fastify'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { faultyRows, sendWorkbook } from '#platform/sheet'
import { fields } from './read/fields.ts'
import { faultyLines } from './queries.ts'
import { importById } from './store.ts'
import { joined, problemText, words } from './text.ts'

type Http = { readonly reply: FastifyReply }

const plainName = 'people.xlsx'

/** The faulty rows: what is wrong stands first, then the columns as they came, ready to be corrected and sent again. */
export async function downloadFaults(
  ctx: Ctx,
  { id }: Input<typeof downloadImportFaults>,
  { reply }: Http,
): Promise<undefined> {
  const one = (await importById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const { locale } = ctx
  const rows = faultyRows({
    headings: one.headings,
    reason: words.reason[locale],
    batchAfter: (line) => faultyLines(ctx.db, id, line),
    say: (problems) =>
      joined(
        problems.map((problem) => problemText(problem, locale)),
        locale,
      ),
  })
  const widths = [...one.headings.map(() => 18), 60]
  const name = words.faults[locale]
  const fileName = `${one.fileName.replace(/\.\w+$/, '')}-${name}.xlsx`
  await sendWorkbook(reply, { fileName, plainName, name, widths, rows })
}

/** An empty list with headings in the caller's language, and one person to show how it is meant. */
export async function downloadTemplate(ctx: Ctx, _input: unknown, { reply }: Http): Promise<undefined> {
  const { locale } = ctx
  const name = words.template[locale]
  const rows = [
    importFields.map((field) => fields[field].heading[locale]),
    importFields.map((field) => fields[field].example),
  ]
  const widths = importFields.map(() => 18)
  await sendWorkbook(reply, { fileName: `${name}.xlsx`, plainName, name, widths, rows })
}
