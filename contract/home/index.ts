import { z } from 'zod'
import { endpoint, locales } from '../kit/index.ts'

const count = z.int().min(0)

/** C-080. */
export const getTopCount = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/top/count',
  kind: 'read',
  access: 'user',
  summary: 'Counts for the bar at the top.',
  result: z.object({ unreadWebMessage: count }),
})

/** C-082. Spelled as specified. */
export const getTodoCount = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/messgae/count',
  kind: 'read',
  access: 'user',
  summary:
    'What waits for me: announcements, messages, evaluations, papers to mark, invitations, leave, approvals.',
  query: z.object({ isMobile: z.enum(['0', '1']).default('0') }),
  result: z.object({
    announceCount: count,
    messageCount: count,
    evaluationCount: count,
    markingCount: count,
    inviteCount: count,
    leaveCount: count,
    approvalCount: count,
  }),
})

/** C-081. */
export const getHomeUser = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/user',
  kind: 'read',
  access: 'user',
  summary: 'My card on the home page and in the menu: grade, unit and position, empty for who has none.',
  result: z.object({ gradeName: z.string(), unitName: z.string(), positionName: z.string() }),
})

/** C-073. */
export const getHomeSite = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/site',
  kind: 'read',
  access: 'user',
  summary: 'The site, for the home page and the page about it.',
  result: z.object({
    code: z.string(),
    name: z.string(),
    logo: z.string(),
    copyright: z.string(),
    locale: z.enum(locales),
    zone: z.string(),
    mobileUrl: z.string(),
    appUrl: z.string(),
    /** Contact person; empty while the site has not set one. */
    contact: z.string(),
    /** Version of the server. */
    version: z.string(),
  }),
})

export { type CounterName, counterNames } from './counters.ts'
export { listWaiting } from './pending-tasks.ts'
export { closeCalendarFeed, getCalendarFeed, openCalendarFeed } from './calendar.ts'
export { type DueKind, dueKinds, listDue } from './due.ts'
export { homeErrors } from './errors.ts'
export { getHomeFirst, listHomeSchedule, listStudying } from './learning.ts'
export {
  addQuick,
  changeQuick,
  deleteQuick,
  listArrangement,
  listQuick,
  listQuickModules,
  quickModules,
  removeArranged,
  saveArrangement,
} from './quick-links.ts'
export type { QuickModule } from './quick-links.ts'
export {
  browsedKinds,
  listBrowsed,
  listHomeKnowledge,
  listHomeLecturers,
  listHomeQuestions,
  listPopularQuestions,
  recordBrowsed,
} from './blocks.ts'
