import type { FastifyReply } from 'fastify'
import { type Faults, faultyRows } from './faulty-rows.ts'
import { sendWorkbook } from './send-workbook.ts'

type Sent<P> = Faults<P> & {
  /** What the imported file is called. */
  readonly fileName: string
  readonly plainName: string
  /** The name of the sheet; appended to the name of the file. */
  readonly name: string
  readonly reasonWidth?: number
}

/** Answers with the faulty rows of an imported file as a workbook. */
export async function sendFaultyRows<P>(
  reply: FastifyReply,
  { fileName, plainName, name, reasonWidth = 60, ...faults }: Sent<P>,
): Promise<void> {
  await sendWorkbook(reply, {
    fileName: `${fileName.replace(/\.\w+$/, '')}-${name}.xlsx`,
    plainName,
    name,
    widths: [...faults.headings.map(() => 18), reasonWidth],
    rows: faultyRows(faults),
  })
}
