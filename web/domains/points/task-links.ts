import type { listDailyTasks } from '@lyceum/contract/points'
import type { Result } from '@lyceum/contract/kit'
import type { IconName } from '#ui/picture/icon'

/** One of the eleven daily task types. */
export type TaskType = Result<typeof listDailyTasks>['records'][number]['taskType']

/** The page and icon of each daily task. */
export const taskLinks: Readonly<Record<TaskType, { readonly to: string; readonly icon: IconName }>> = {
  complete_course: { to: '/course/list', icon: 'book' },
  browse_an_open_class: { to: '/course/list?type=AUDIOVIDEO', icon: 'live' },
  work_browse: { to: '/circle', icon: 'circle' },
  work_publish_topic: { to: '/circle', icon: 'hash' },
  work_publish_knowledge: { to: '/circle', icon: 'fileText' },
  curriculum_review: { to: '/course/list', icon: 'comment' },
  complete_exam: { to: '/exam/list', icon: 'exam' },
  online_question: { to: '/questionAnswer/ask', icon: 'question' },
  online_answer: { to: '/questionAnswer/list', icon: 'comment' },
  browse_knowledge: { to: '/repository', icon: 'library' },
  knowledge_sharing: { to: '/course/list', icon: 'share' },
}
