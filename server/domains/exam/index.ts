import type { Room } from '#platform/room'
import { examDueList } from './due/exam-due.ts'
import { questionsExport } from './exchange/export-questions.ts'
import { candidatesExport } from './holding/export-candidates.ts'
import { questionTitles, versionTitles } from './bank/title-queries.ts'
import { bankCategoryTitles, pointTitles } from './category/title-queries.ts'
import { examStep } from './holding/setup-queries.ts'
import { examsNamed, examTitles } from './holding/title-queries.ts'
import { irregularitiesExport } from './invigilating/export-irregularities.ts'
import { clockJobs, jobs, reactions } from './jobs.ts'
import { noticeOutage } from './outage/notice-outage.ts'
import { markingHeadline } from './marking/headline.ts'
import { markingTile } from './marking/marking-tile.ts'
import { readableRecordings } from './marking/readable-recordings.ts'
import { markingCount } from './marking/show-marking.ts'
import { unassignedTile } from './marking/show-unassigned.ts'
import { notices } from './message/notices.ts'
import { messageReactions } from './message/reactions.ts'
import { papersNamed, paperTitles } from './paper/title-queries.ts'
import { routes } from './routes.ts'

export { resultsByMonth } from './attempt/result-queries.ts'
export { examWindows } from './holding/window-queries.ts'

export const room: Room = {
  name: 'exam',
  routes,
  jobs,
  exports: [questionsExport, candidatesExport, irregularitiesExport],
  clockJobs,
  onApiGap: noticeOutage,
  tiles: [markingTile, unassignedTile],
  setup: [examStep],
  titles: {
    exam: examTitles,
    'exam.exam': examTitles,
    'exam.paper': paperTitles,
    'exam.category': bankCategoryTitles,
    'exam.point': pointTitles,
    'exam.question': questionTitles,
    'exam.version': versionTitles,
  },
  named: [examsNamed, papersNamed],
  reactions: [...reactions, ...messageReactions],
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
