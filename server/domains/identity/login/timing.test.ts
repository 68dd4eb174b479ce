import { randomUUID } from 'node:crypto'
import { forgetPassword, sendSmsCode } from '@lyceum/contract/identity'
import { saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { browserIn } from '#testing/browser'
import { house } from '#testing/house'
import { leastOf } from '#testing/least-of'
import { tier } from '#testing/tier'
import { makeAccount, makeCaptcha } from '../make.ts'
import { hashPassword } from '../hashing/hash.ts'

const samples = tier(60, 500)
const passwordHash = await hashPassword('Harbour-Lantern-42')

/** In milliseconds, what a caller far away could still tell apart; where all is slow, a share of the whole. */
const tellable = 50
const tellableShare = 0.15

/** Other work on the machine only ever adds: the quicker answers are told apart best, also by whoever listens. */
const lowerQuartile = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0

const workMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

type Ask = (i: number) => Promise<unknown>

/** Takes turns between somebody and nobody, each first as often, so that whatever the machine does befalls both. */
async function apart(somebody: Ask, nobody: Ask) {
  const asks = [somebody, nobody].map((ask) => ({ ask, times: [] as number[], work: [] as number[] }))
  for (let i = 0; i < samples; i += 1) {
    for (const { ask, times, work } of i % 2 === 0 ? asks : asks.toReversed()) {
      const [began, worked] = [performance.now(), workMs()]
      await ask(i)
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
  'INV-S10 the time of a wrong login does not tell whether the name exists',
  async () => {
    const opening = await house()
    const db = await opening.db()
    for (let i = 0; i < samples; i += 1)
      await makeAccount(db, { userName: `person-${i}`, name: '某人', passwordHash })
    const browser = browserIn(opening)
    // A hash that was left out would be half of the work, also where it is quicker than what can be told.
    const gap = await leastOf(tellable, async () => {
      const told = await apart(
        (i) => browser.signIn(`person-${i}`, 'wrong'),
        (i) => browser.signIn(`nobody-${i}`, 'wrong'),
      )
      return told.share < 0.3 ? told.gap : Infinity
    })
    expect(gap).toBeLessThan(tellable)
  },
  tier(600_000, 3_600_000),
)

test(
  'INV-S10 nor does that of a forgotten password, or of a code by short message',
  async () => {
    const opening = await house()
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
