import { askDownload, listDownloads } from '@lyceum/contract/admin'
import { useCommand } from '#lib/api'

/** Asks for a file of a table that a page shows. */
export const useAskExport = () => useCommand(askDownload, { refresh: [listDownloads] })
