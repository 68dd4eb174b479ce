import * as contract from '@lyceum/contract/home'
import { answer } from '#platform/http'
import type { Domain } from '#platform/domain'
import { listBrowsed, listHomeLecturers, nothingYet, recordBrowsed } from './home-lists.ts'
import { getCalendarFeed, closeCalendarFeed, openCalendarFeed } from './calendar/feed.ts'
import { getHomeSite, getHomeUser } from './home-header.ts'
import { type Counters, getTodoCount, getTopCount } from './counters.ts'
import { dueListsOf, listDue } from './due-this-week.ts'
import { getHomeFirst, listStudying } from './learning-summary.ts'
import { headlinesOf, listWaiting } from './headlines.ts'
import {
  addQuick,
  listArrangement,
  changeQuick,
  listQuickModules,
  listQuick,
  removeEntry,
  saveArrangement,
} from './quick-links.ts'
import { listHomeSchedule } from './schedule.ts'

/**
 * The home page is above all domains: it sums their counters without knowing them. A counter with a name that the
 * shell does not know would never be shown, so the application does not start.
 */
export function homeOver(domains: readonly Domain[]): Domain {
  const counters = countersOf(domains)
  const dueLists = dueListsOf(domains)
  const headlines = headlinesOf(domains)
  return {
    name: 'home',
    routes: [
      answer(contract.getTopCount, (ctx) => getTopCount(ctx, counters)),
      answer(contract.getTodoCount, (ctx) => getTodoCount(ctx, counters)),
      answer(contract.listWaiting, (ctx) => listWaiting(ctx, headlines)),
      answer(contract.listDue, (ctx) => listDue(ctx, dueLists)),
      answer(contract.getHomeUser, getHomeUser),
      answer(contract.getHomeSite, getHomeSite),
      ...routes,
    ],
  }
}

export { addCalendar } from './calendar/serve-calendar.ts'
export { getTodoCount as todoCount } from './counters.ts'
export { getHomeFirst as homeFirst } from './learning-summary.ts'

export const countersOf = (domains: readonly Domain[]): Counters =>
  domains.flatMap(({ name: domain, counters = {} }) =>
    Object.entries(counters).map(([counter, count]) => {
      const name = contract.counterNames.find((known) => known === counter)
      if (!name) throw new Error(`${domain} counts ${counter}, which no screen shows.`)
      return { name, count }
    }),
  )

const routes = [
  answer(contract.getHomeFirst, getHomeFirst),
  answer(contract.listStudying, listStudying),
  answer(contract.listHomeSchedule, listHomeSchedule),
  answer(contract.getCalendarFeed, getCalendarFeed),
  answer(contract.openCalendarFeed, openCalendarFeed),
  answer(contract.closeCalendarFeed, closeCalendarFeed),
  answer(contract.listArrangement, listArrangement),
  answer(contract.saveArrangement, saveArrangement),
  answer(contract.removeArranged, (ctx, input) => removeEntry(ctx, input, false)),
  answer(contract.listQuick, listQuick),
  answer(contract.addQuick, addQuick),
  answer(contract.changeQuick, changeQuick),
  answer(contract.deleteQuick, (ctx, input) => removeEntry(ctx, input, true)),
  answer(contract.listQuickModules, listQuickModules),
  answer(contract.listBrowsed, listBrowsed),
  answer(contract.recordBrowsed, recordBrowsed),
  answer(contract.listHomeLecturers, listHomeLecturers),
  answer(contract.listHomeKnowledge, nothingYet),
  answer(contract.listHomeQuestions, nothingYet),
  answer(contract.listPopularQuestions, nothingYet),
]
