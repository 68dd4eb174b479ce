import { getCurrentUser, login, logout } from '@lyceum/contract/identity'
import { getSitePoster, saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'

const away = { REDIS_URL: 'redis://127.0.0.1:1/0' }

test('without Redis people stay signed in and every call works', async () => {
  const { lin, admin, anonymous } = await testApp({ env: away })
  expect((await lin.call(getCurrentUser, {})).name).toBe('林知夏')
  await admin.call(saveSetting, { name: 'footer.shown', value: false })
  expect((await anonymous.call(getSitePoster, {})).userSitePosterInfo.allShowFooterInd).toBe(false)
})

test('without Redis limits are stricter, never off', async () => {
  const { anonymous } = await testApp({ env: { ...away, RATE_FACTOR: '0.006' } })
  const guess = () => anonymous.refused(login, { userName: 'lin', password: 'wrong' })
  const answers = await Promise.all(Array.from({ length: 20 }, guess))
  expect(answers.filter((code) => code === 'TOO_MANY_REQUESTS').length).toBeGreaterThanOrEqual(5)
})

test('a session cached in Redis ends when its row ends', async () => {
  const { lin } = await testApp()
  await lin.call(getCurrentUser, {})
  await lin.call(logout, {})
  expect(await lin.refused(getCurrentUser, {})).toBe('session_time_out')
})
