import type { SeedCtx } from '#platform/domain/seed'
import { on } from '../tables.ts'

/** The site's own changes: more for courses, a month of open classes, fewer comments a day. */
export async function seedRules({ db, calendar }: SeedCtx, changedBy: string | null): Promise<void> {
  const lasting = { activeFrom: null, activeUntil: null, isOn: true, changedBy }
  const changedAt = calendar.moment(-1, 10 * 60 + 20)
  await on(db)
    .insertInto('points.rule')
    .values([
      { name: 'courseCompleted', points: 15, period: 'DAY', times: 5, ...lasting, changedAt },
      {
        name: 'openClass',
        points: 3,
        period: 'DAY',
        times: 3,
        ...lasting,
        activeFrom: calendar.moment(-9),
        activeUntil: calendar.moment(21),
        changedAt: calendar.moment(-12, 15 * 60 + 5),
      },
      { name: 'comment', points: 1, period: 'DAY', times: 3, ...lasting, changedAt },
    ])
    .execute()
}
