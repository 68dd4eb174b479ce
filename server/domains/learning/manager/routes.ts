import * as contract from '@lyceum/contract/learning'
import { answer } from '#platform/http'
import { endDeputy, listApprovalInboxes, nameDeputy } from './deputies.ts'
import { listApprovals } from './list-approvals.ts'
import { listSubordinateCourses, listSubordinates } from './list-subordinates.ts'
import { listRecommendable, recommendCourse } from './recommend-course.ts'

export const managerRoutes = [
  answer(contract.listSubordinates, listSubordinates),
  answer(contract.listSubordinateCourses, listSubordinateCourses),
  answer(contract.listApprovalInboxes, listApprovalInboxes),
  answer(contract.nameDeputy, nameDeputy),
  answer(contract.endDeputy, endDeputy),
  answer(contract.listApprovals, listApprovals),
  answer(contract.listRecommendable, listRecommendable),
  answer(contract.recommendCourse, recommendCourse),
]
