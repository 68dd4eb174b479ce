import type { Room } from '#platform/room'
import { dutyClockJobs, dutyJobs, dutyReactions } from './duty/keep-rule.ts'
import { clockJobs } from './jobs.ts'
import { examReactions } from './completion/take-exam.ts'
import { learnersExport } from './learner/export-learners.ts'
import { courseTarget } from './detail/target.ts'
import { promoteWaiting } from './enrolment/jobs.ts'
import { markingTile } from './hand-in/marking-tile.ts'
import { waitingAtMyDesks } from './manager/desk.ts'
import { reactions as managerReactions, tendApprovals } from './manager/jobs.ts'
import { routes } from './routes.ts'
import { studyFiles } from './study/readable-files.ts'
import { versionJobs } from './version/carry-out.ts'

export { courseCentre } from './catalogue/list-courses.ts'
export { enrolmentOf } from './completion/standing-store.ts'
export { findCourse } from './open-course.ts'
export { shownOnSite } from './shown-time.ts'

export const room: Room = {
  name: 'learning',
  routes,
  jobs: [...dutyJobs, ...versionJobs],
  clockJobs: [...dutyClockJobs, ...clockJobs, promoteWaiting, tendApprovals],
  reactions: [...dutyReactions, ...managerReactions, ...examReactions],
  counters: { approvalCount: waitingAtMyDesks },
  exports: [learnersExport],
  tiles: [markingTile],
  targets: { course: courseTarget },
  readableFiles: studyFiles,
  permissions: {
    'learning.decide': ['TADM', 'ADM'],
    'learning.assign': ['TADM', 'ADM'],
    'learning.read': ['INSTR', 'TADM', 'ADM'],
    'learning.waive': ['ADM'],
    'learning.mark': ['INSTR', 'TADM', 'ADM'],
    'learning.notify': ['TADM', 'ADM'],
  },
}
