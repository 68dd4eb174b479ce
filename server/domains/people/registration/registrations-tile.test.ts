import { getTiles } from '@lyceum/contract/admin'
import { expect, test } from 'vitest'
import { house } from '#testing/house'
import { makeAccount } from '../../identity/make.ts'

test('whoever looks after one unit is told of no registrations: nobody who registered works there', async () => {
  const { admin, zhou, db } = await house()
  await makeAccount(await db(), { userName: 'newcomer', name: '新人', state: 'pending' })
  const waiting = async (person: typeof admin) => {
    const { tiles } = await person.call(getTiles, {})
    return tiles.find(({ name }) => name === 'people.registrations')?.tile
  }
  expect(await waiting(admin)).toMatchObject({ kind: 'todo', count: 1 })
  expect(await waiting(zhou)).toMatchObject({ kind: 'todo', count: 0, oldestAt: null })
})
