import * as contract from '@lyceum/contract/learning'
import { answer, answerInSteps } from '#platform/http'
import { explainLearner, learningRecord } from './completion/queries.ts'
import { courseCentre, coursePage } from './catalogue/list-courses.ts'
import { recommendedCourses } from './catalogue/recommend.ts'
import { relatedCourses } from './catalogue/related.ts'
import { courseLecturers, onlineLecturers } from './detail/lecturers.ts'
import { courseReactions } from './detail/count-reactions.ts'
import { childCourses, courseParts } from './detail/parts.ts'
import { learningSchedule } from './detail/schedule.ts'
import { courseDetail } from './detail/show-course.ts'
import { cancelEnrolment } from './enrolment/cancel-enrolment.ts'
import { decideApproval } from './enrolment/decide-approval.ts'
import { dutyRoutes } from './duty/routes.ts'
import { enrol } from './enrolment/enrol.ts'
import { enrolmentSetting, myEnrolment } from './enrolment/queries.ts'
import { learnerRoutes } from './learner/routes.ts'
import { markHandIn } from './hand-in/mark-hand-in.ts'
import { handInDetail, handInList } from './hand-in/marking-queries.ts'
import { myAssignment, testReport } from './hand-in/queries.ts'
import { reportModule } from './hand-in/report-module.ts'
import { submitAssignment } from './hand-in/submit-assignment.ts'
import { addNote, changeNote, listNotes, removeNote } from './note/keep-notes.ts'
import { putParams, reportScorm } from './package/report-scorm.ts'
import { mayLearn, moduleDetail, moduleTree } from './study/queries.ts'
import { startStudy } from './study/start-study.ts'
import { favouriteCourses } from './favourite/list-favourites.ts'
import { invitationList, replyInvitation } from './invitation/answer-invitation.ts'
import { managerRoutes } from './manager/routes.ts'
import { recordView, sendBeat } from './beat/take-beat.ts'
import { addNotice } from './notice/add-notice.ts'
import { courseNotices, myNotices } from './notice/queries.ts'
import { noticeIsRead, readNotice } from './notice/read-notice.ts'
import { courseRatings } from './rating/queries.ts'
import { rateCourse } from './rating/rate-course.ts'
import { versionRoutes } from './version/routes.ts'

export const routes = [
  answer(contract.listInvitations, invitationList),
  answer(contract.replyInvitation, replyInvitation),
  answer(contract.listCourseCentre, courseCentre),
  answer(contract.pageCourseCentre, coursePage),
  answer(contract.listRecommendedCourses, recommendedCourses),
  answer(contract.listRelatedCourses, relatedCourses),
  answer(contract.getCourseDetail, courseDetail),
  answer(contract.listChildCourses, childCourses),
  answer(contract.countCourseParts, courseParts),
  answer(contract.countCourseReactions, courseReactions),
  answer(contract.listLecturers, courseLecturers),
  answer(contract.listOnlineLecturers, onlineLecturers),
  answer(contract.listLearningSchedule, learningSchedule),
  answer(contract.rateCourse, rateCourse),
  answer(contract.listCourseRatings, courseRatings),
  answer(contract.listCourseNotices, courseNotices),
  answer(contract.readCourseNotice, readNotice),
  answer(contract.isCourseNoticeRead, noticeIsRead),
  answer(contract.listMyCourseNotices, myNotices),
  answer(contract.addCourseNotice, addNotice),
  answer(contract.getEnrolmentSetting, enrolmentSetting),
  answer(contract.getMyEnrolment, myEnrolment),
  answer(contract.enrol, enrol),
  answer(contract.cancelEnrolment, cancelEnrolment),
  answer(contract.decideApproval, decideApproval),
  answer(contract.listFavouriteCourses, favouriteCourses),
  ...managerRoutes,
  ...dutyRoutes,
  ...learnerRoutes,
  ...versionRoutes,
  answer(contract.getModuleTree, moduleTree),
  answer(contract.getModule, moduleDetail),
  answer(contract.beforeLearn, mayLearn),
  answerInSteps(contract.startStudy, startStudy),
  answer(contract.sendBeat, sendBeat),
  answer(contract.recordView, recordView),
  answer(contract.putParams, putParams),
  answer(contract.reportScorm, reportScorm),
  answer(contract.reportModule, reportModule),
  answer(contract.getTestReport, testReport),
  answer(contract.submitAssignment, submitAssignment),
  answer(contract.getAssignment, myAssignment),
  answer(contract.listHandIns, handInList),
  answer(contract.getHandIn, handInDetail),
  answer(contract.markHandIn, markHandIn),
  answer(contract.getLearningRecord, learningRecord),
  answer(contract.explainLearner, explainLearner),
  answer(contract.listNotes, listNotes),
  answer(contract.addNote, addNote),
  answer(contract.changeNote, changeNote),
  answer(contract.removeNote, removeNote),
]
