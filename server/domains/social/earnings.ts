import { commented, liked, shared } from '#events/social'
import { type Earning, earningByRule, earningByTask } from '#platform/domain/earning'

const ofTarget = { earner: 'accountId', object: '{kind}:{targetId}' } as const

/** Points are given for a thing, not for a click. */
export const earnings: readonly Earning[] = [
  earningByRule(commented, { name: 'earnComment', rule: 'comment', ...ofTarget }),
  earningByRule(shared, { name: 'earnShare', rule: 'share', ...ofTarget }),
  earningByRule(liked, {
    name: 'earnLike',
    rule: 'likeReceived',
    earner: 'authorId',
    object: '{kind}:{targetId}/{accountId}',
    notBy: 'accountId',
  }),
  // Of all that people talk about, courses.
  earningByTask(commented, {
    name: 'taskReview',
    task: 'curriculum_review',
    counts: ({ kind }) => kind === 'course',
  }),
  earningByTask(shared, { name: 'taskSharing', task: 'knowledge_sharing' }),
]
