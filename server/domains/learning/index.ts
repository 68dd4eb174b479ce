import type { Domain } from '#platform/domain'
import { dutyClockJobs, dutyJobs, dutyHandlers } from './duty/apply-rule.ts'
import { proposalTile } from './duty/proposal-tile.ts'
import { dutiesNamed, dutyTitles } from './duty/title-queries.ts'
import { unitMoves } from './duty/unit-moves.ts'
import { earnings } from './earnings.ts'
import { clockJobs } from './jobs.ts'
import { examHandlers } from './completion/apply-exam-result.ts'
import { learnersExport } from './learner/export-learners.ts'
import { learningDue } from './due/learning-due.ts'
import { courseTarget } from './detail/comment-target.ts'
import { promoteWaiting } from './enrolment/jobs.ts'
import { markingTile } from './hand-in/marking-tile.ts'
import { invitationsWaiting } from './invitation/answer-invitation.ts'
import { invitationHeadline } from './invitation/headline.ts'
import { countMyPending } from './manager/deputies.ts'
import { approvalHeadline } from './manager/headline.ts'
import { eventHandlers as managerHandlers, tendApprovals } from './manager/jobs.ts'
import { notices } from './message/notices.ts'
import { messageHandlers } from './message/handlers.ts'
import { routes } from './routes.ts'
import { studyFiles } from './study/readable-files.ts'
import { versionJobs } from './version/run-move.ts'

export { coverOf, coversOf, picturesOf } from './catalogue/cards.ts'
export { listCourseCentre as courseCentre, coursesByDue } from './catalogue/list-courses.ts'
export { visitorOf } from './catalogue/visitor.ts'
export { enrolmentOf, enrolmentsAt } from './progress/enrolment-state-store.ts'
export { currentCourses as coursesUnderWay } from './detail/queries.ts'
export { listLearningSchedule } from './detail/list-learning-schedule.ts'
export { statusCounts, studyFigures } from './figures/queries.ts'
export { placeToGoOn } from './study/resume-place.ts'
export { studyOverview, studyPage, type UnderStudy } from './study/overview-queries.ts'
export { rollCounts, rollOf } from './learner/roll-queries.ts'
export { mostTakenSince } from './catalogue/taken-queries.ts'
export { visibleCards } from './catalogue/visible-cards.ts'
export { studiedScores } from './heartbeat/score-queries.ts'
export { findCourse } from './enrolment/open-course.ts'
export { absentManagers } from './manager/deputy-store.ts'

export const domain: Domain = {
  name: 'learning',
  routes,
  jobs: [...dutyJobs, ...versionJobs],
  cronJobs: [...dutyClockJobs, ...clockJobs, promoteWaiting, tendApprovals],
  eventHandlers: [...dutyHandlers, ...managerHandlers, ...examHandlers, ...messageHandlers],
  earnings,
  due: learningDue,
  counters: { approvalCount: countMyPending, inviteCount: invitationsWaiting },
  headlines: { approvalCount: approvalHeadline, inviteCount: invitationHeadline },
  notices,
  exports: [learnersExport],
  tiles: [proposalTile, markingTile],
  targets: { course: courseTarget },
  titles: { 'learning.duty_rule': dutyTitles },
  named: [dutiesNamed],
  readableFiles: studyFiles,
  unitMoves,
  permissions: {
    'learning.decide': ['TADM', 'ADM'],
    'learning.assign': ['TADM', 'ADM'],
    'learning.read': ['INSTR', 'TADM', 'ADM'],
    'learning.waive': ['ADM'],
    'learning.mark': ['INSTR', 'TADM', 'ADM'],
    'learning.notify': ['TADM', 'ADM'],
  },
}
