import { examScored } from '#events/exam'
import { signedIn } from '#events/identity'
import { courseCompleted, openClassBrowsed, rated } from '#events/learning'
import { leaveApproved } from '#events/leave'
import { commented, liked, shared } from '#events/social'
import type { Ctx } from '#platform/ctx'
import { todayOf } from '#platform/days'
import { on, type Reaction } from '#platform/room'
import { earn } from './ledger/earn.ts'
import { earnByScore } from './score/earn-by-score.ts'
import { freeze } from './sign-in/freeze.ts'
import { doneBy } from './task/done-by.ts'
import { completeTask } from './task/tasks.ts'

type Deed = { readonly accountId: string; readonly object: string }

/** A fact that gives points: for whom, and for which thing (decision: per thing, not per click). */
const earning = (rule: string) => (ctx: Ctx, deed: Deed) => earn(ctx, { rule, ...deed }).then(() => undefined)

const byFacts: readonly Reaction[] = [
  on(signedIn, 'earnLogin', (ctx, { accountId }) =>
    earning('login')(ctx, { accountId, object: `day:${todayOf(ctx)}` }),
  ),
  on(courseCompleted, 'earnCourse', (ctx, { accountId, courseId }) =>
    earning('courseCompleted')(ctx, { accountId, object: `course:${courseId}` }),
  ),
  on(rated, 'earnRating', (ctx, { accountId, courseId }) =>
    earning('courseRated')(ctx, { accountId, object: `course:${courseId}` }),
  ),
  on(openClassBrowsed, 'earnOpenClass', (ctx, { accountId, courseId }) =>
    earning('openClass')(ctx, { accountId, object: `course:${courseId}` }),
  ),
  on(commented, 'earnComment', (ctx, { accountId, kind, targetId }) =>
    earning('comment')(ctx, { accountId, object: `${kind}:${targetId}` }),
  ),
  on(shared, 'earnShare', (ctx, { accountId, kind, targetId }) =>
    earning('share')(ctx, { accountId, object: `${kind}:${targetId}` }),
  ),
  on(liked, 'earnLike', async (ctx, { accountId, authorId, kind, targetId }) => {
    if (authorId === undefined || authorId === accountId) return
    await earning('likeReceived')(ctx, { accountId: authorId, object: `${kind}:${targetId}/${accountId}` })
  }),
  on(examScored, 'earnScore', earnByScore),
]

const tasks: readonly Reaction[] = doneBy.flatMap(({ type, heard }) =>
  heard((ctx, { accountId }) => completeTask(ctx, { type, accountId })),
)

export const reactions: readonly Reaction[] = [
  ...byFacts,
  ...tasks,
  on(leaveApproved, 'freezeStreak', freeze),
]
