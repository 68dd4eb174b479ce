import * as contract from '@lyceum/contract/learning'
import { answer } from '#platform/http'
import { endDeputy, myDesk, nameDeputy } from './desk.ts'
import { approvalList } from './list-approvals.ts'
import { subordinateCourses, subordinateList } from './list-subordinates.ts'
import { recommendable, recommendCourse } from './recommend-course.ts'

export const managerRoutes = [
  answer(contract.listSubordinates, subordinateList),
  answer(contract.listSubordinateCourses, subordinateCourses),
  answer(contract.getMyDesk, myDesk),
  answer(contract.nameDeputy, nameDeputy),
  answer(contract.endDeputy, endDeputy),
  answer(contract.listApprovals, approvalList),
  answer(contract.listRecommendable, recommendable),
  answer(contract.recommendCourse, recommendCourse),
]
