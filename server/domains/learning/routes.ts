import * as contract from '@lyceum/contract/learning'
import { answer, answerInSteps } from '#platform/http'
import { explainLearner, getLearningRecord } from './completion/queries.ts'
import { listCourseCentre, pageCourseCentre } from './catalogue/list-courses.ts'
import { listRecommendedCourses } from './catalogue/list-recommended-courses.ts'
import { listRelatedCourses } from './catalogue/list-related-courses.ts'
import { listLecturers, listOnlineLecturers } from './detail/lecturers.ts'
import { countCourseLikes } from './detail/count-course-likes.ts'
import { listChildCourses, countCourseParts } from './detail/course-parts.ts'
import { listLearningSchedule } from './detail/list-learning-schedule.ts'
import { getCourseDetail } from './detail/get-course-detail.ts'
import { cancelEnrolment } from './enrolment/cancel-enrolment.ts'
import { decideApproval } from './manager/decide-approval.ts'
import { dutyRoutes } from './duty/routes.ts'
import { enrol } from './enrolment/enrol.ts'
import { getEnrolmentSetting, getMyEnrolment } from './enrolment/queries.ts'
import { learnerRoutes } from './learner/routes.ts'
import { markHandIn } from './hand-in/mark-hand-in.ts'
import { getHandIn, listHandIns } from './hand-in/marking-queries.ts'
import { getAssignment, getTestReport } from './hand-in/queries.ts'
import { reportModule } from './hand-in/report-module.ts'
import { submitAssignment } from './hand-in/submit-assignment.ts'
import { addNote, changeNote, listNotes, removeNote } from './note/write-notes.ts'
import { putParams, reportScorm } from './hand-in/report-scorm.ts'
import { beforeLearn, getModule, getModuleTree } from './study/queries.ts'
import { startStudy } from './study/start-study.ts'
import { listFavouriteCourses } from './favourite/list-favourite-courses.ts'
import { listInvitations, replyInvitation } from './invitation/answer-invitation.ts'
import { managerRoutes } from './manager/routes.ts'
import { recordView, recordHeartbeat } from './heartbeat/receive-heartbeat.ts'
import { addCourseNotice } from './notice/add-course-notice.ts'
import { listCourseNotices, listMyCourseNotices } from './notice/queries.ts'
import { isCourseNoticeRead, readCourseNotice } from './notice/read-notice.ts'
import { listCourseRatings } from './rating/queries.ts'
import { rateCourse } from './rating/rate-course.ts'
import { versionRoutes } from './version/routes.ts'

export const routes = [
  answer(contract.listInvitations, listInvitations),
  answer(contract.replyInvitation, replyInvitation),
  answer(contract.listCourseCentre, listCourseCentre),
  answer(contract.pageCourseCentre, pageCourseCentre),
  answer(contract.listRecommendedCourses, listRecommendedCourses),
  answer(contract.listRelatedCourses, listRelatedCourses),
  answer(contract.getCourseDetail, getCourseDetail),
  answer(contract.listChildCourses, listChildCourses),
  answer(contract.countCourseParts, countCourseParts),
  answer(contract.countCourseLikes, countCourseLikes),
  answer(contract.listLecturers, listLecturers),
  answer(contract.listOnlineLecturers, listOnlineLecturers),
  answer(contract.listLearningSchedule, listLearningSchedule),
  answer(contract.rateCourse, rateCourse),
  answer(contract.listCourseRatings, listCourseRatings),
  answer(contract.listCourseNotices, listCourseNotices),
  answer(contract.readCourseNotice, readCourseNotice),
  answer(contract.isCourseNoticeRead, isCourseNoticeRead),
  answer(contract.listMyCourseNotices, listMyCourseNotices),
  answer(contract.addCourseNotice, addCourseNotice),
  answer(contract.getEnrolmentSetting, getEnrolmentSetting),
  answer(contract.getMyEnrolment, getMyEnrolment),
  answer(contract.enrol, enrol),
  answer(contract.cancelEnrolment, cancelEnrolment),
  answer(contract.decideApproval, decideApproval),
  answer(contract.listFavouriteCourses, listFavouriteCourses),
  ...managerRoutes,
  ...dutyRoutes,
  ...learnerRoutes,
  ...versionRoutes,
  answer(contract.getModuleTree, getModuleTree),
  answer(contract.getModule, getModule),
  answer(contract.beforeLearn, beforeLearn),
  answerInSteps(contract.startStudy, startStudy),
  answer(contract.recordHeartbeat, recordHeartbeat),
  answer(contract.recordView, recordView),
  answer(contract.putParams, putParams),
  answer(contract.reportScorm, reportScorm),
  answer(contract.reportModule, reportModule),
  answer(contract.getTestReport, getTestReport),
  answer(contract.submitAssignment, submitAssignment),
  answer(contract.getAssignment, getAssignment),
  answer(contract.listHandIns, listHandIns),
  answer(contract.getHandIn, getHandIn),
  answer(contract.markHandIn, markHandIn),
  answer(contract.getLearningRecord, getLearningRecord),
  answer(contract.explainLearner, explainLearner),
  answer(contract.listNotes, listNotes),
  answer(contract.addNote, addNote),
  answer(contract.changeNote, changeNote),
  answer(contract.removeNote, removeNote),
]
