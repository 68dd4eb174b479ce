import { getCurrentUser } from '@lyceum/contract/identity'
import { expect, test } from 'vitest'
import { browserIn } from '#testing/browser'
import { testApp } from '#testing/test-app'
import { hashWithPepper } from '../hashing/hash-password.ts'
import { makeAccount } from '../make.ts'

const password = 'Harbour-Lantern-42'
const people = 60

test('M13 under a burst of logins none is lost, and other calls are answered long before it ends', async () => {
  const opening = await testApp()
  const { db, parts, lin } = opening
  const alpha = await db()
  const passwordHash = await hashWithPepper(parts, password)
  const names = Array.from({ length: people }, (_, i) => `storm-${i}`)
  for (const userName of names) await makeAccount(alpha, { userName, name: '学员', passwordHash })

  const storm = { isOver: false, answeredMeanwhile: 0 }
  const read = async () => {
    while (!storm.isOver) {
      await lin.call(getCurrentUser, {})
      storm.answeredMeanwhile += 1
    }
  }
  const reading = read()
  const answers = await Promise.all(names.map((userName) => browserIn(opening).signIn(userName, password)))
  storm.isOver = true
  await reading
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(storm.answeredMeanwhile).toBeGreaterThan(people)
}, 600_000)
