import * as contract from '@lyceum/contract/report'
import { answer } from '#platform/http'
import { cronJob } from '#platform/jobs'
import type { Domain } from '#platform/domain'
import { countWeeks } from './count-weekly-activity.ts'
import { neverUsedExport, unitsExport } from './people/exports.ts'
import { getPeopleReport } from './people/people-report.ts'
import { tiles } from './people/tiles.ts'

export const domain: Domain = {
  name: 'report',
  routes: [answer(contract.getPeopleReport, getPeopleReport)],
  cronJobs: [cronJob({ name: 'report.countWeeks', cron: '5 * * * *', run: countWeeks })],
  exports: [unitsExport, neverUsedExport],
  tiles,
  permissions: { 'report.read': ['TADM', 'ADM'] },
}
