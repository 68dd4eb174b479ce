import * as contract from '@lyceum/contract/home'
import { answer } from '#platform/http'
import type { Room } from '#platform/room'
import { browsed, lecturers, nothingYet, recordBrowsed } from './blocks.ts'
import { calendarFeed, closeFeed, openFeed } from './calendar/feed.ts'
import { homeSite, homeUser } from './cards.ts'
import { type Counters, todoCount, topCount } from './count.ts'
import { dueListsOf, dueThisWeek } from './due.ts'
import { homeFirst, studyingList } from './first.ts'
import { headlinesOf, waitingTitles } from './headlines.ts'
import {
  addQuick,
  arrangement,
  changeQuick,
  moduleChoice,
  ownLinks,
  removeEntry,
  saveArrangement,
} from './quick.ts'
import { homeSchedule } from './schedule.ts'

/**
 * The home page stands above all rooms: it adds up what they count, without knowing them. A counter of a name that the
 * shell does not have would never be shown, so a house with one does not start.
 */
export function homeOver(rooms: readonly Room[]): Room {
  const counters = countersOf(rooms)
  const dueLists = dueListsOf(rooms)
  const headlines = headlinesOf(rooms)
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
export { todoCount } from './count.ts'
export { homeFirst } from './first.ts'

export const countersOf = (rooms: readonly Room[]): Counters =>
  rooms.flatMap(({ name: room, counters = {} }) =>
    Object.entries(counters).map(([counter, count]) => {
      const name = contract.counterNames.find((one) => one === counter)
      if (!name) throw new Error(`${room} counts ${counter}, which no screen shows.`)
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
