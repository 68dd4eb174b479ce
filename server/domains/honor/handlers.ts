import type { Activity } from '@lyceum/contract/honor'
import { examPassed } from '#events/exam'
import { courseCompleted, moduleViewed, rated } from '#events/learning'
import { productExchanged } from '#events/mall'
import { personLeft } from '#events/people'
import { dayBegun, taskCollected } from '#events/points'
import { commented, liked, shared } from '#events/social'
import type { DomainEvent } from '#platform/events'
import { on, type EventHandler } from '#platform/domain'
import { countAndAward } from './medal/earn-medals.ts'
import { leaveBoards } from './ranking/leave-boards.ts'

/** Counts one activity for each event about a person. */
const counting = <T extends { readonly accountId: string }>(
  event: DomainEvent<T>,
  activity: Activity,
): EventHandler =>
  on(event, `count.${activity}`, (ctx, { accountId }) => countAndAward(ctx, { accountId, deed: activity }))

export const handlers: readonly EventHandler[] = [
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
