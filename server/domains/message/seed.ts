import { managerOf } from '#domains/org'
import type { SeedCtx } from '#platform/domain/seed'
import { insertMessages, markRead, type NewMessage } from './store.ts'
import { messagePage } from './queries.ts'

type Made = {
  readonly people: readonly {
    readonly id: string
    readonly isDemo: boolean
    readonly name: string
  }[]
  readonly courses: readonly { readonly id: string; readonly title: string; readonly state: string }[]
}

/** What happened, how many days ago and from which hour on; oldest first, the newest gets the highest id. */
const story = [
  ['learning.completed', 26, 9],
  ['learning.placeGiven', 19, 9],
  ['exam.scored', 12, 9],
  ['learning.recommended', 8, 9],
  ['learning.completed', 5, 9],
  ['exam.scored', 3, 9],
  ['learning.placeGiven', 1, 9],
  ['learning.recommended', 1, 17],
] as const
const unread = 5

/** An inbox for each demo person: up to eight messages, the last five unread. */
export async function seed({ db, calendar, random }: SeedCtx, { people, courses }: Made): Promise<void> {
  const shown = courses.filter(({ state }) => state === 'published')
  const names = new Map(people.map(({ id, name }) => [id, name]))
  if (shown.length === 0) return
  for (const { id: accountId } of people.filter(({ isDemo }) => isDemo)) {
    const by = names.get((await managerOf(db, accountId)) ?? '')
    // People without a manager get no recommendation.
    const entries =
      by === undefined ? story.filter(([template]) => template !== 'learning.recommended') : story
    for (const [place, [template, days, hour]] of entries.entries()) {
      const { id, title } = random.pick(shown)
      const message: NewMessage = {
        template,
        object: `seed:${place}`,
        filling: { course: title, exam: title, by: by ?? '' },
        link: `/course/detail?itmId=${id}`,
        isExam: template === 'exam.scored',
        at: calendar.moment(-days, hour * 60 + random.int(0, 300)),
      }
      await insertMessages(db, [accountId], message)
    }
    const old = await messagePage(db, accountId, { isRead: 'N', skip: unread, most: story.length })
    await markRead(db, accountId, { ids: old.map(({ id }) => id), at: calendar.moment(0, 0) })
  }
}
