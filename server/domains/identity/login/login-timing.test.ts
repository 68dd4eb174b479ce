import { randomUUID } from 'node:crypto'
import { forgetPassword, sendSmsCode } from '@lyceum/contract/identity'
import { saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { browserIn } from '#testing/browser'
import { testApp } from '#testing/test-app'
import { leastOf } from '#testing/measure-time'
import { tier } from '#testing/tier'
import { makeAccount, makeCaptcha } from '../make.ts'
import { hashPassword } from '../hashing/hash-password.ts'

const samples = tier(60, 500)
const passwordHash = await hashPassword('Harbour-Lantern-42')

/** The difference in milliseconds that a remote caller could detect; on slow machines a share of the total. */
const tellable = 50
const tellableShare = 0.15

/** Other load only adds time, so the fastest answers show a difference best, also to an attacker. */
const lowerQuartile = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0

const workMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

type Attempt = (i: number) => Promise<unknown>

/** Alternates between a known and an unknown user, each first equally often, so that machine load affects both alike. */
async function apart(somebody: Attempt, unknownUser: Attempt) {
  const asks = [somebody, unknownUser].map((attempt) => ({
    attempt,
    times: [] as number[],
    work: [] as number[],
  }))
  for (let i = 0; i < samples; i += 1) {
    for (const { attempt, times, work } of i % 2 === 0 ? asks : asks.toReversed()) {
      const [began, worked] = [performance.now(), workMs()]
      await attempt(i)
      times.push(performance.now() - began)
      work.push(workMs() - worked)
    }
  }
  const [some = 0, none = 0] = asks.map(({ times }) => lowerQuartile(times))
  const [someWork = 0, noneWork = 0] = asks.map(({ work }) => lowerQuartile(work))
  const coarseness = Math.max(1, (some * tellableShare) / tellable)
  return { gap: Math.abs(some - none) / coarseness, share: Math.abs(someWork - noneWork) / someWork }
}

test(
  'INV-S10 the time of a failed login does not reveal whether the user name exists',
  async () => {
    const opening = await testApp()
    const db = await opening.db()
    for (let i = 0; i < samples; i += 1)
      await makeAccount(db, { userName: `person-${i}`, name: '某人', passwordHash })
    const browser = browserIn(opening)
    // A skipped hash would be half of the work, even where it is too fast to detect.
    const gap = await leastOf(tellable, async () => {
      const difference = await apart(
        (i) => browser.signIn(`person-${i}`, 'wrong'),
        (i) => browser.signIn(`nobody-${i}`, 'wrong'),
      )
      return difference.share < 0.3 ? difference.gap : Infinity
    })
    expect(gap).toBeLessThan(tellable)
  },
  tier(600_000, 3_600_000),
)

test(
  'INV-S10 nor does the time of a forgotten password or of a code by short message',
  async () => {
    const opening = await testApp()
    const { parts, admin } = opening
    await admin.call(saveSetting, { name: 'sms.offered', value: true })
    const db = await opening.db()
    const phone = (i: number) => `138${String(10_000_000 + i)}`
    for (let i = 0; i < samples; i += 1)
      await makeAccount(db, {
        userName: `person-${i}`,
        name: '某人',
        email: `p${i}@alpha.test`,
        phone: phone(i),
      })
    const browser = browserIn(opening)
    const forget = async (email: string) => {
      parts.clock.travel(200_000)
      const captcha = await makeCaptcha(db, parts.config, { purpose: 'forget-pwd' })
      expect(await browser.refused(forgetPassword, { email, ...captcha })).toBe('none')
    }
    const code = async (mobile: string) => {
      parts.clock.travel(200_000)
      const captcha = await makeCaptcha(db, parts.config, { purpose: 'sms' })
      expect(await browser.refused(sendSmsCode, { mobile, ...captcha })).toBe('none')
    }
    const forgotten = () =>
      apart(
        (i) => forget(`p${i}@alpha.test`),
        () => forget(`${randomUUID()}@alpha.test`),
      )
    const coded = () =>
      apart(
        (i) => code(phone(i)),
        (i) => code(`139${String(10_000_000 + i)}`),
      )
    for (const kind of [forgotten, coded])
      expect(await leastOf(tellable, async () => (await kind()).gap)).toBeLessThan(tellable)
  },
  tier(600_000, 3_600_000),
)
