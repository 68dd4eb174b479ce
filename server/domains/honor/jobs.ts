import { clockJob } from '#platform/jobs'
import { rebuildBoards, refreshBoards } from './ranking/refresh.ts'

export const clockJobs = [
  /** B-421. */
  clockJob({ name: 'honor.refreshBoards', cron: '*/5 * * * *', run: refreshBoards }),
  /** Once a night from the beginning: whatever a refresh could have missed is right by morning. */
  clockJob({ name: 'honor.rebuildBoards', cron: '40 18 * * *', run: rebuildBoards }),
]
