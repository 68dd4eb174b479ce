import type { TaskType } from '@lyceum/contract/points'
import { examSubmitted } from '#events/exam'
import { courseCompleted, openClassBrowsed, rated } from '#events/learning'
import { commented, shared } from '#events/social'
import type { Ctx } from '#platform/ctx'
import { on, type Reaction } from '#platform/room'

type Doing = { readonly accountId: string; readonly kind?: string }
type Note = (ctx: Ctx, doing: Doing) => Promise<void>

type DoneBy = {
  readonly type: TaskType
  readonly heard: (note: Note) => readonly Reaction[]
}

/** Of all that people talk about, courses. */
const ofCourse =
  (note: Note): Note =>
  async (ctx, doing) => {
    if (doing.kind === undefined || doing.kind === 'course') await note(ctx, doing)
  }

/**
 * What shows that a task was done. A room that is built later adds the line for its own task: without one a task is
 * not offered, for nobody could ever do it.
 */
export const doneBy: readonly DoneBy[] = [
  { type: 'complete_course', heard: (note) => [on(courseCompleted, 'taskCourse', note)] },
  {
    type: 'curriculum_review',
    heard: (note) => [on(commented, 'taskReview', ofCourse(note)), on(rated, 'taskReview', ofCourse(note))],
  },
  { type: 'browse_an_open_class', heard: (note) => [on(openClassBrowsed, 'taskOpenClass', note)] },
  { type: 'complete_exam', heard: (note) => [on(examSubmitted, 'taskExam', note)] },
  { type: 'knowledge_sharing', heard: (note) => [on(shared, 'taskSharing', note)] },
]
