import type { Domain } from '#platform/domain'
import { examDueList } from './due/exam-due.ts'
import { earnings } from './earnings.ts'
import { candidatesExport } from './setup/export-candidates.ts'
import { examStep } from './setup/setup-queries.ts'
import { examsNamed, examTitles } from './setup/title-queries.ts'
import { irregularitiesExport } from './invigilating/export-irregularities.ts'
import { clockJobs, jobs, eventHandlers } from './jobs.ts'
import { noticeOutage } from './outage/notice-outage.ts'
import { markingHeadline } from './marking/headline.ts'
import { markingTile } from './marking/marking-tile.ts'
import { readableRecordings } from './marking/readable-recordings.ts'
import { markingCount } from './marking/show-marking.ts'
import { unassignedTile } from './marking/list-unassigned-marking.ts'
import { notices } from './message/notices.ts'
import { messageHandlers } from './message/handlers.ts'
import { routes } from './routes.ts'

export { resultsByMonth } from './attempt/result-queries.ts'
export { examWindows } from './setup/window-queries.ts'

export const domain: Domain = {
  name: 'exam',
  routes,
  jobs,
  earnings,
  exports: [candidatesExport, irregularitiesExport],
  cronJobs: clockJobs,
  onApiGap: noticeOutage,
  tiles: [markingTile, unassignedTile],
  setup: [examStep],
  titles: {
    exam: examTitles,
    'exam.exam': examTitles,
  },
  named: [examsNamed],
  eventHandlers: [...eventHandlers, ...messageHandlers],
  notices,
  due: examDueList,
  counters: { markingCount },
  headlines: { markingCount: markingHeadline },
  readableFiles: readableRecordings,
  permissions: {
    'exam.read': ['INSTR', 'TADM', 'ADM'],
    'exam.author': ['TADM', 'ADM'],
    'exam.operate': ['TADM', 'ADM'],
    'exam.mark': ['INSTR', 'TADM', 'ADM'],
  },
}
