import { getCurrentUser } from '@lyceum/contract/identity'
import { saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { browserIn } from '#testing/browser'
import { testApp } from '#testing/test-app'
import { hashPassword } from '../hashing/hash-password.ts'
import { makeAccount } from '../make.ts'
import { on } from '../tables.ts'

const password = 'Harbour-Lantern-42'
const agents = {
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
  phone: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36',
  tablet: 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
}

async function scene(isSingle: boolean) {
  const opening = await testApp()
  const db = await opening.db()
  await makeAccount(db, { userName: 'yuan', name: '周予安', passwordHash: await hashPassword(password) })
  if (isSingle) await opening.admin.call(saveSetting, { name: 'login.single', value: true })
  const at = async (device: keyof typeof agents) => {
    const browser = browserIn(opening, 'alpha', { 'user-agent': agents[device] })
    await browser.signIn('yuan', password)
    return () => browser.refused(getCurrentUser, {})
  }
  return { at, db }
}

const gone = 'ERROR_LANDED_SOMEWHERE_ELSE'

test('P-10 with single sessions, desktop, phone and tablet have one each', async () => {
  const { at, db } = await scene(true)
  const [desktop, phone, tablet] = [await at('desktop'), await at('phone'), await at('tablet')]
  expect([await desktop(), await phone(), await tablet()]).toEqual(['none', 'none', 'none'])
  const rows = await on(db)
    .selectFrom('identity.session')
    .select('device')
    .where('singleKey', 'is not', null)
    .execute()
  expect(rows.map(({ device }) => device).toSorted()).toEqual(['desktop', 'phone', 'tablet'])
})

test('P-10 a login never ends a session on another kind of device', async () => {
  const { at } = await scene(true)
  const [desktop, phone, tablet] = [await at('desktop'), await at('phone'), await at('tablet')]
  const other = await at('phone')
  expect([await desktop(), await phone(), await tablet(), await other()]).toEqual([
    'none',
    gone,
    'none',
    'none',
  ])
  const third = await at('desktop')
  expect([await desktop(), await tablet(), await other(), await third()]).toEqual([
    gone,
    'none',
    'none',
    'none',
  ])
})

test('P-10 without single sessions any number exist side by side', async () => {
  const { at } = await scene(false)
  const all = [await at('desktop'), await at('desktop'), await at('phone')]
  expect(await Promise.all(all.map((check) => check()))).toEqual(['none', 'none', 'none'])
})
