import type { listArrangement, QuickModule } from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'

export type QuickEntry = Result<typeof listArrangement>['records'][number]

/** The page of each portal module. */
export const modulePaths: Readonly<Record<QuickModule, string>> = {
  course: '/course/list',
  exam: '/exam/list',
  calendar: '/learning-calendar',
  message: '/personal/message',
  announcement: '/announcement/notice',
  mistakes: '/personal/mistakeExercises',
  favorite: '/personal/favorite',
  lecturer: '/lecturer/list',
  knowledge: '/repository',
  qa: '/questionAnswer/list',
  circle: '/circle',
  map: '/learningMap/list',
  live: '/live/list',
  mall: '/integral-mall/list',
  rank: '/fame',
  pk: '/pk',
}

/** The crests to choose from. */
export const crests = Array.from({ length: 12 }, (_, at) => at + 1)
