import { getTiles } from '@lyceum/contract/admin'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { makeAccount } from '../../identity/make.ts'

test('an administrator of one unit sees no registrations, because nobody who registered works there', async () => {
  const { admin, zhou, db } = await testApp()
  await makeAccount(await db(), { userName: 'newcomer', name: '新人', state: 'pending' })
  const waiting = async (person: typeof admin) => {
    const { tiles } = await person.call(getTiles, {})
    return tiles.find(({ name }) => name === 'people.registrations')?.tile
  }
  expect(await waiting(admin)).toMatchObject({ kind: 'todo', count: 1 })
  expect(await waiting(zhou)).toMatchObject({ kind: 'todo', count: 0, oldestAt: null })
})
