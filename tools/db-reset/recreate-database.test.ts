import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { asOwner, serverUrl } from '../../server/testing/template.ts'
import { nameOf, recreate, databaseStateOf } from './recreate-database.ts'

function newName() {
  const name = `lyceum_test_${process.pid}_${randomBytes(4).toString('hex')}`
  onTestFinished(async () => {
    await asOwner('postgres', (client) => client.query(`drop database if exists ${name} with (force)`))
  })
  return name
}

test('a database with foreign tables is left alone', async () => {
  const name = newName()
  const url = `${serverUrl}/${name}`
  expect(await databaseStateOf(url)).toBe('absent')
  await recreate(url)
  expect(await databaseStateOf(url)).toBe('empty')
  await asOwner(name, (client) => client.query('create table treasure as select 1 as gold'))
  expect(await databaseStateOf(url)).toBe('foreign')
  await expect(recreate(url)).rejects.toThrow('left alone')
  expect((await asOwner(name, (client) => client.query('select gold from treasure'))).rows).toEqual([
    { gold: 1 },
  ])
})

test('one of ours is recreated, even while others are connected', async () => {
  const name = newName()
  const url = `${serverUrl}/${name}`
  await recreate(url)
  await asOwner(name, async (client) => {
    client.on('error', () => undefined)
    await client.query('create schema platform; create table platform.migration (name text)')
    expect(await databaseStateOf(url)).toBe('ours')
    await recreate(url)
    expect(await databaseStateOf(url)).toBe('empty')
  })
})

test('the server’s own databases are never accepted', () => {
  expect(() => nameOf('postgres://postgres@127.0.0.1:5432/postgres')).toThrow('no database of the product')
  expect(() => nameOf('postgres://postgres@127.0.0.1:5432/')).toThrow('no database of the product')
  expect(nameOf('postgres://postgres@127.0.0.1:5432/my%20lyceum')).toBe('my lyceum')
})
