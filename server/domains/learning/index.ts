import type { Room } from '#platform/room'
import { dutyClockJobs, dutyJobs, dutyReactions } from './duty/keep-rule.ts'
import { proposalTile } from './duty/proposal-tile.ts'
import { dutiesNamed, dutyTitles } from './duty/title-queries.ts'
import { unitMoves } from './duty/unit-moves.ts'
import { clockJobs } from './jobs.ts'
import { examReactions } from './completion/take-exam.ts'
import { learnersExport } from './learner/export-learners.ts'
import { learningDue } from './due/learning-due.ts'
import { courseTarget } from './detail/target.ts'
import { promoteWaiting } from './enrolment/jobs.ts'
import { markingTile } from './hand-in/marking-tile.ts'
import { invitationsWaiting } from './invitation/answer-invitation.ts'
import { invitationHeadline } from './invitation/headline.ts'
import { waitingAtMyDesks } from './manager/desk.ts'
import { approvalHeadline } from './manager/headline.ts'
import { reactions as managerReactions, tendApprovals } from './manager/jobs.ts'
import { notices } from './message/notices.ts'
import { messageReactions } from './message/reactions.ts'
import { routes } from './routes.ts'
import { studyFiles } from './study/readable-files.ts'
import { versionJobs } from './version/carry-out.ts'

export { coverOf, coversOf, picturesOf } from './catalogue/cards.ts'
export { courseCentre, coursesByDue } from './catalogue/list-courses.ts'
export { visitorOf } from './catalogue/visitor.ts'
export { enrolmentOf } from './completion/standing-store.ts'
export { underWay as coursesUnderWay } from './detail/queries.ts'
export { learningSchedule } from './detail/schedule.ts'
export { statusCounts, studyFigures } from './figures/queries.ts'
export { placeToGoOn } from './study/go-on.ts'
export { studyOverview, studyPage, type UnderStudy } from './study/overview-queries.ts'
export { rollCounts, rollOf } from './learner/roll-queries.ts'
export { mostTakenSince } from './catalogue/taken-queries.ts'
export { visibleCards } from './catalogue/visible-cards.ts'
export { studiedScores } from './beat/score-queries.ts'
export { findCourse } from './open-course.ts'
export { absentManagers } from './manager/desk-store.ts'
export { daysBefore, decidesAs } from './manager/rules.ts'

export const room: Room = {
  name: 'learning',
  routes,
  jobs: [...dutyJobs, ...versionJobs],
  clockJobs: [...dutyClockJobs, ...clockJobs, promoteWaiting, tendApprovals],
  reactions: [...dutyReactions, ...managerReactions, ...examReactions, ...messageReactions],
  due: learningDue,
  counters: { approvalCount: waitingAtMyDesks, inviteCount: invitationsWaiting },
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
