import { hash } from '@node-rs/argon2'
import { login } from '@lyceum/contract/identity'
import { expect, test } from 'vitest'
import { keyFor } from '#platform/crypto/keys'
import { browserIn } from '#testing/browser'
import { type TestApp, testApp } from '#testing/test-app'
import { makeAccount, makeCaptcha, makeDevice } from '../make.ts'

const password = 'Harbour-Lantern-42'

/** People with a cheap hash: these tests are about addresses, not hashing. */
async function colleagues({ parts, db }: TestApp, count: number) {
  const { id, bytes } = keyFor(parts.config, 'pepper')
  const passwordHash = `${id}:${await hash(password, { memoryCost: 8, timeCost: 1, secret: bytes })}`
  const alpha = await db()
  const names = Array.from({ length: count }, (_, i) => `colleague-${i}`)
  const ids = []
  for (const userName of names) ids.push(await makeAccount(alpha, { userName, name: '同事', passwordHash }))
  return { names, ids }
}

const aFewGuesses = { RATE_FACTOR: '0.05', TRUST_PROXY: '127.0.0.1' }
const most = 15

/** Guesses are counted in windows of ten minutes: a test in the last minute of one would span two. */
async function openWithFewGuesses(): Promise<TestApp> {
  const opening = await testApp({ env: aFewGuesses })
  const { clock } = opening.parts
  clock.travel(Math.min(0, 540_000 - (clock.now().getTime() % 600_000)))
  return opening
}

test('an office behind one address can sign in within a minute, and nobody is rejected', async () => {
  const opening = await testApp({ env: { RATE_FACTOR: '1' } })
  const { names } = await colleagues(opening, 150)
  const answers = await Promise.all(names.map((name) => browserIn(opening).signIn(name, password)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
}, 600_000)

test('A21 one password tried on every account: a limited number is checked, then the address must wait', async () => {
  const opening = await openWithFewGuesses()
  const { names } = await colleagues(opening, 100)
  const office = browserIn(opening)
  const answers = await Promise.all(names.map((name) => office.signInRefused(name, 'Spring-2026!')))
  expect(answers.filter((code) => code === 'label_user_login_error')).toHaveLength(most)
  expect(answers.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(names.length - most)
  // The account that was not checked is no closer to being frozen.
  const { rows } = await opening.asOwner((client) =>
    client.query('select count(*)::int from identity.failure'),
  )
  expect(rows).toEqual([{ count: most }])
  opening.parts.clock.travel(600_000)
  expect(await office.signInRefused('colleague-99', password)).toBe('none')
})

test('right passwords are not counted, another address is unaffected, and a known device can sign in', async () => {
  const opening = await openWithFewGuesses()
  const { names, ids } = await colleagues(opening, 40)
  const office = browserIn(opening)
  for (const name of names.slice(0, 30)) expect(await office.signInRefused(name, password)).toBe('none')
  for (const name of names.slice(0, 20)) await browserIn(opening).signInRefused(`${name}-x`, 'wrong')
  const outsider = browserIn(opening)
  expect(await outsider.signInRefused('colleague-31', password)).toBe('TOO_MANY_REQUESTS')

  const known = browserIn(opening)
  const [name = '', token = ''] = (await makeDevice(await opening.db(), ids[32] ?? '')).split('=')
  known.jar.set(name, token)
  expect(await known.signInRefused('colleague-32', password)).toBe('none')
  const sent = { ...(await makeCaptcha(await opening.db(), opening.parts.config)), password }
  const elsewhere = { 'x-forwarded-for': '203.0.113.9' }
  const answer = await browserIn(opening).send(login, { ...sent, userName: 'colleague-33' }, elsewhere)
  expect(answer.statusCode).toBe(200)
})
