import { getCurrentUser } from '@lyceum/contract/identity'
import { getData, getLearningSituation } from '@lyceum/contract/profile'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'

test('F-179 the figures match the recorded hours', async () => {
  const { lin, db, asOwner } = await testApp()
  const { siteId } = await db()
  const { usrEntId: id } = await lin.call(getCurrentUser, {})
  const empty = await lin.call(getData, { id })
  expect(empty).toMatchObject({ seconds: 0, courses: 0, days: [], longestRun: 0, quarter: { best: null } })
  await asOwner((client) =>
    client.query(
      `insert into learning.study_hour (site_id, account_id, hour, seconds)
       select $1, $2, date_trunc('hour', now() - make_interval(days => back)), 1800
       from generate_series(0, 9) as back`,
      [siteId, id],
    ),
  )
  const data = await lin.call(getData, { id })
  expect(data).toMatchObject({ isOwn: true, seconds: 18_000, longestRun: 10 })
  expect(data.days).toHaveLength(10)
  expect(data.days.at(-1)).toEqual({ date: data.today, seconds: 1800 })
  expect(data.weeks).toHaveLength(12)
  expect(data.weeks.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(18_000)
  expect(data.quarter.best).not.toBeNull()
  const { months } = await lin.call(getLearningSituation, {})
  expect(months).toHaveLength(12)
  expect(months.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(18_000)
})
