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

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Takes turns between somebody and nobody, so that whatever else the machine does befalls both. */
async function apart(somebody: (i: number) => Promise<unknown>, nobody: (i: number) => Promise<unknown>) {
  const times: [number[], number[]] = [[], []]
  for (let i = 0; i < samples; i += 1) {
    for (const [kind, ask] of [somebody, nobody].entries()) {
      const began = performance.now()
      await ask(i)
      times[kind]?.push(performance.now() - began)
    }
  }
  const [some, none] = times.map(median)
  const gap = Math.abs((some ?? 0) - (none ?? 0))
  return { gap, share: gap / (some ?? 1) }
}

/** In milliseconds, what a caller far away could still tell apart. */
const tellable = 50

test(
  'INV-S10 the time of a wrong login does not tell whether the name exists',
  async () => {
    const opening = await house()
    const db = await opening.db()
    for (let i = 0; i < samples; i += 1)
      await makeAccount(db, { userName: `person-${i}`, name: '某人', passwordHash })
    const browser = browserIn(opening)
    // A hash that was left out would be half of the time, also where it is quicker than what can be told.
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
