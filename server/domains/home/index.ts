import * as contract from '@lyceum/contract/home'
import { answer } from '#platform/http'
import type { Domain } from '#platform/domain'
import { browsed, lecturers, nothingYet, recordBrowsed } from './home-lists.ts'
import { calendarFeed, closeFeed, openFeed } from './calendar/feed.ts'
import { homeSite, homeUser } from './home-header.ts'
import { type Counters, todoCount, topCount } from './counters.ts'
import { dueListsOf, dueThisWeek } from './due-this-week.ts'
import { homeFirst, studyingList } from './learning-summary.ts'
import { headlinesOf, waitingTitles } from './headlines.ts'
import {
  addQuick,
  arrangement,
  changeQuick,
  moduleChoice,
  ownLinks,
  removeEntry,
  saveArrangement,
} from './quick-links.ts'
import { homeSchedule } from './schedule.ts'

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
      answer(contract.getTopCount, (ctx) => topCount(ctx, counters)),
      answer(contract.getTodoCount, (ctx) => todoCount(ctx, counters)),
      answer(contract.listWaiting, (ctx) => waitingTitles(ctx, headlines)),
      answer(contract.listDue, (ctx) => dueThisWeek(ctx, dueLists)),
      answer(contract.getHomeUser, homeUser),
      answer(contract.getHomeSite, homeSite),
      ...routes,
    ],
  }
}

export { addCalendar } from './calendar/serve-calendar.ts'
export { todoCount } from './counters.ts'
export { homeFirst } from './learning-summary.ts'

export const countersOf = (domains: readonly Domain[]): Counters =>
  domains.flatMap(({ name: domain, counters = {} }) =>
    Object.entries(counters).map(([counter, count]) => {
      const name = contract.counterNames.find((known) => known === counter)
      if (!name) throw new Error(`${domain} counts ${counter}, which no screen shows.`)
      return { name, count }
    }),
  )

const routes = [
  answer(contract.getHomeFirst, homeFirst),
  answer(contract.listStudying, studyingList),
  answer(contract.listHomeSchedule, homeSchedule),
  answer(contract.getCalendarFeed, calendarFeed),
  answer(contract.openCalendarFeed, openFeed),
  answer(contract.closeCalendarFeed, closeFeed),
  answer(contract.listArrangement, arrangement),
  answer(contract.saveArrangement, saveArrangement),
  answer(contract.removeArranged, (ctx, input) => removeEntry(ctx, input, false)),
  answer(contract.listQuick, ownLinks),
  answer(contract.addQuick, addQuick),
  answer(contract.changeQuick, changeQuick),
  answer(contract.deleteQuick, (ctx, input) => removeEntry(ctx, input, true)),
  answer(contract.listQuickModules, moduleChoice),
  answer(contract.listBrowsed, browsed),
  answer(contract.recordBrowsed, recordBrowsed),
  answer(contract.listHomeLecturers, lecturers),
  answer(contract.listHomeKnowledge, nothingYet),
  answer(contract.listHomeQuestions, nothingYet),
  answer(contract.listPopularQuestions, nothingYet),
]
