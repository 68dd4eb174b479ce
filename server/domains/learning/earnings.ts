import { courseCompleted, openClassBrowsed, rated } from '#events/learning'
import { type Earning, earningByRule, earningByTask } from '#platform/domain/earning'

const ofCourse = { earner: 'accountId', object: 'course:{courseId}' } as const

export const earnings: readonly Earning[] = [
  earningByRule(courseCompleted, { name: 'earnCourse', rule: 'courseCompleted', ...ofCourse }),
  earningByRule(rated, { name: 'earnRating', rule: 'courseRated', ...ofCourse }),
  earningByRule(openClassBrowsed, { name: 'earnOpenClass', rule: 'openClass', ...ofCourse }),
  earningByTask(courseCompleted, { name: 'taskCourse', task: 'complete_course' }),
  earningByTask(rated, { name: 'taskReview', task: 'curriculum_review' }),
  earningByTask(openClassBrowsed, { name: 'taskOpenClass', task: 'browse_an_open_class' }),
]
