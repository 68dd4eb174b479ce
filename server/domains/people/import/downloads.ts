import type { Input } from '@lyceum/contract/kit'
import { commonErrors } from '@lyceum/contract/kit'
import {
  type downloadImportFaults as downloadImportFaultsEndpoint,
  importFields,
} from '@lyceum/contract/people'
import type { FastifyReply } from 'fastify'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { sendFaultyRows, sendWorkbook } from '#platform/sheet'
import { fields } from './read/fields.ts'
import { faultyLines } from './queries.ts'
import { importById } from './store.ts'
import { joined, problemText, fileTexts } from './text.ts'

type Http = { readonly reply: FastifyReply }

const plainName = 'people.xlsx'

/** The faulty rows: the problem first, then the original columns, ready to be corrected and uploaded again. */
export async function downloadImportFaults(
  ctx: Ctx,
  { id }: Input<typeof downloadImportFaultsEndpoint>,
  { reply }: Http,
): Promise<undefined> {
  const record = (await importById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const { locale } = ctx
  await sendFaultyRows(reply, {
    fileName: record.fileName,
    plainName,
    name: fileTexts.faults[locale],
    headings: record.headings,
    reason: fileTexts.reason[locale],
    batchAfter: (line) => faultyLines(ctx.db, id, line),
    describe: (problems) =>
      joined(
        problems.map((problem) => problemText(problem, locale)),
        locale,
      ),
  })
}

/** An empty list with headings in the caller's language, and one sample person. */
export async function downloadImportTemplate(ctx: Ctx, _input: unknown, { reply }: Http): Promise<undefined> {
  const { locale } = ctx
  const name = fileTexts.template[locale]
  const rows = [
    importFields.map((field) => fields[field].heading[locale]),
    importFields.map((field) => fields[field].example),
  ]
  const widths = importFields.map(() => 18)
  await sendWorkbook(reply, { fileName: `${name}.xlsx`, plainName, name, widths, rows })
}
