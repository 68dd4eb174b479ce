import { job } from '#platform/jobs'
import { importTicket } from './exchange/tickets.ts'
import { writeImport } from './exchange/write-import.ts'

const importing = job({
  ...importTicket,
  isKeyed: true,
  outside: true,
  queue: 'imports',
  run: (ctx, { id }) => writeImport(ctx, id),
})

export const jobs = [importing]
