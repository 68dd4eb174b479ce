import type { Deed } from '@lyceum/contract/honor'
import { examPassed } from '#events/exam'
import { courseCompleted, moduleViewed, rated } from '#events/learning'
import { productExchanged } from '#events/mall'
import { personLeft } from '#events/people'
import { dayBegun, taskCollected } from '#events/points'
import { commented, liked, shared } from '#events/social'
import type { Fact } from '#platform/facts'
import { on, type Reaction } from '#platform/room'
import { countAndAward } from './medal/earn-medals.ts'
import { leaveBoards } from './ranking/leave-boards.ts'

/** One deed for each time a fact is told about somebody. */
const counting = <T extends { readonly accountId: string }>(fact: Fact<T>, deed: Deed): Reaction =>
  on(fact, `count.${deed}`, (ctx, { accountId }) => countAndAward(ctx, { accountId, deed }))

export const reactions: readonly Reaction[] = [
  counting(courseCompleted, 'course'),
  counting(examPassed, 'exam'),
  counting(moduleViewed, 'module'),
  counting(commented, 'comment'),
  counting(shared, 'share'),
  counting(rated, 'rating'),
  counting(liked, 'like'),
  counting(taskCollected, 'task'),
  counting(productExchanged, 'exchange'),
  counting(dayBegun, 'day'),
  on(dayBegun, 'streak', (ctx, { accountId, streak }) =>
    countAndAward(ctx, { accountId, deed: 'streak', atLeast: streak }),
  ),
  on(personLeft, 'leaveBoards', leaveBoards),
]
