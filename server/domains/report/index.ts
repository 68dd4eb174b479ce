import * as contract from '@lyceum/contract/report'
import { answer } from '#platform/http'
import { clockJob } from '#platform/jobs'
import type { Room } from '#platform/room'
import { countWeeks } from './count-week.ts'
import { neverUsedExport, unitsExport } from './people/exports.ts'
import { peopleReport } from './people/people-report.ts'
import { tiles } from './people/tiles.ts'

export const room: Room = {
  name: 'report',
  routes: [answer(contract.getPeopleReport, peopleReport)],
  clockJobs: [clockJob({ name: 'report.countWeeks', cron: '5 * * * *', run: countWeeks })],
  exports: [unitsExport, neverUsedExport],
  tiles,
  permissions: { 'report.read': ['TADM', 'ADM'] },
}
