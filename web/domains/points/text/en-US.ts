import { pluralise } from '#lib/language/pluralise'
import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  collected: (points) => `${pluralise(points, 'point')} collected`,
  signedIn: (streak, points) =>
    streak > 1
      ? `Checked in, ${streak}-day streak: +${pluralise(points, 'point')}`
      : `Checked in: +${pluralise(points, 'point')}`,
  tasks: {
    complete_course: 'Complete a course',
    browse_an_open_class: 'Visit an open class',
    work_browse: 'Visit a work circle',
    work_publish_topic: 'Post a topic in a circle',
    work_publish_knowledge: 'Post a document in a circle',
    curriculum_review: 'Comment on a course',
    complete_exam: 'Complete an exam',
    online_question: 'Ask a question',
    online_answer: 'Answer a question',
    browse_knowledge: 'Read an article',
    knowledge_sharing: 'Share with a colleague',
  },
}
