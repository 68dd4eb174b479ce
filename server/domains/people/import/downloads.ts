import type { Input } from '@lyceum/contract/kit'
import { commonErrors } from '@lyceum/contract/kit'
import { type downloadImportFaults, importFields } from '@lyceum/contract/people'
import type { FastifyReply } from 'fastify'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { writeWorkbook } from '#platform/sheet'
import { fields } from './read/fields.ts'
import { faultyRows } from './queries.ts'
import { importById } from './store.ts'
import { joined, problemText, words } from './text.ts'

type Http = { readonly reply: FastifyReply }

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The faulty rows: what is wrong stands first, then the columns as they came, ready to be corrected and sent again. */
export async function downloadFaults(
  ctx: Ctx,
  { id }: Input<typeof downloadImportFaults>,
  { reply }: Http,
): Promise<undefined> {
  const one = (await importById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const { locale } = ctx
  async function* rows() {
    yield [...one.headings, words.reason[locale]]
    for (let after = 0; ;) {
      const batch = await faultyRows(ctx.db, id, after)
      for (const { cells, problems } of batch) {
        const whole = one.headings.map((_heading, index) => cells?.[index] ?? '')
        const reasons = problems.map((problem) => problemText(problem, locale))
        yield [...whole, joined(reasons, locale)]
      }
      const last = batch.at(-1)
      if (!last) return
      after = last.line
    }
  }
  const widths = [...one.headings.map(() => 18), 60]
  const bare = one.fileName.replace(/\.\w+$/, '')
  await send(
    reply,
    `${bare}-${words.faults[locale]}.xlsx`,
    writeWorkbook({ name: words.faults[locale], widths, rows: rows() }),
  )
}

/** An empty list with headings in the caller's language, and one person to show how it is meant. */
export async function downloadTemplate(ctx: Ctx, _input: unknown, { reply }: Http): Promise<undefined> {
  const { locale } = ctx
  const name = words.template[locale]
  const rows = [
    importFields.map((field) => fields[field].heading[locale]),
    importFields.map((field) => fields[field].example),
  ]
  await send(reply, `${name}.xlsx`, writeWorkbook({ name, widths: importFields.map(() => 18), rows }))
}

async function send(
  reply: FastifyReply,
  fileName: string,
  body: ReturnType<typeof writeWorkbook>,
): Promise<void> {
  await reply
    .header('content-type', type)
    .header(
      'content-disposition',
      `attachment; filename="people.xlsx"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    )
    .send(body)
}
