import type { FastifyReply } from 'fastify'
import { type Workbook, writeWorkbook } from './write-workbook.ts'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Sent = Workbook & {
  readonly fileName: string
  /** For the few clients that read only ASCII names. */
  readonly plainName: string
}

/** Answers with a workbook as a download, written while it is sent. */
export async function sendWorkbook(
  reply: FastifyReply,
  { fileName, plainName, ...book }: Sent,
): Promise<void> {
  const named = `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(fileName)}`
  await reply.header('content-type', type).header('content-disposition', named).send(writeWorkbook(book))
}
