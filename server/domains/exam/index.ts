import type { Room } from '#platform/room'
import { questionsExport } from './exchange/export-questions.ts'
import { candidatesExport } from './holding/export-candidates.ts'
import { examTitles } from './holding/title-queries.ts'
import { irregularitiesExport } from './invigilating/export-irregularities.ts'
import { clockJobs, jobs, reactions } from './jobs.ts'
import { markingTile } from './marking/marking-tile.ts'
import { markingCount } from './marking/show-marking.ts'
import { notices } from './message/notices.ts'
import { messageReactions } from './message/reactions.ts'
import { paperTitles } from './paper/title-queries.ts'
import { routes } from './routes.ts'

export { resultsByMonth } from './attempt/result-queries.ts'
export { examWindows } from './holding/window-queries.ts'

export const room: Room = {
  name: 'exam',
  routes,
  jobs,
  exports: [questionsExport, candidatesExport, irregularitiesExport],
  clockJobs,
  tiles: [markingTile],
  titles: { exam: examTitles, 'exam.exam': examTitles, 'exam.paper': paperTitles },
  reactions: [...reactions, ...messageReactions],
  notices,
  counters: { markingCount },
  permissions: {
    'exam.read': ['INSTR', 'TADM', 'ADM'],
    'exam.author': ['TADM', 'ADM'],
    'exam.operate': ['TADM', 'ADM'],
    'exam.mark': ['INSTR', 'TADM', 'ADM'],
  },
}
