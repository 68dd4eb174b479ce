import { importTicket as ticket } from '#platform/import-flow'

/** Enqueues the job that writes an import. */
export const importTicket = ticket('exam.import.write', 8)
