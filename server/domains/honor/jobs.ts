import { cronJob } from '#platform/jobs'
import { rebuildBoards, refreshBoards } from './ranking/refresh-boards.ts'

export const clockJobs = [
  /** B-421. */
  cronJob({ name: 'honor.refreshBoards', cron: '*/5 * * * *', run: refreshBoards }),
  /** Once a night from the beginning, which corrects whatever a refresh may have missed. */
  cronJob({ name: 'honor.rebuildBoards', cron: '40 18 * * *', run: rebuildBoards }),
]
