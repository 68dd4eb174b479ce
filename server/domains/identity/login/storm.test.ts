import { getCurrentUser } from '@lyceum/contract/identity'
import { expect, test } from 'vitest'
import { browserIn } from '#testing/browser'
import { house } from '#testing/house'
import { makeAccount } from '../make.ts'
import { hashWithPepper } from '../password/hash.ts'

const password = 'Harbour-Lantern-42'
const people = 60

test('M13 in a storm of logins nobody is lost, and others are answered long before it is over', async () => {
  const opening = await house()
  const { db, parts, lin } = opening
  const alpha = await db()
  const passwordHash = await hashWithPepper(parts, password)
  const names = Array.from({ length: people }, (_, i) => `storm-${i}`)
  for (const userName of names) await makeAccount(alpha, { userName, name: '学员', passwordHash })

  const browsers = names.map(() => browserIn(opening))
  const over = new AbortController()
  const storm = Promise.all(browsers.map((browser, i) => browser.signIn(names[i] ?? '', password))).finally(
    () => over.abort(),
  )
  let answered = 0
  while (!over.signal.aborted) {
    await lin.call(getCurrentUser, {})
    answered += 1
  }
  const statuses = (await storm).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(answered).toBeGreaterThan(people)
}, 60_000)
