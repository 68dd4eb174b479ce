import { createSite } from '@lyceum/contract/sites'
import { expect, test } from 'vitest'
import { draftOf, emptySite, endOfDay, problemsWith, zones } from './site.ts'

const good = {
  ...emptySite,
  code: 'north',
  nameCn: '北岸',
  nameTw: '北岸',
  nameEn: 'North Bank',
  host: 'north.localhost',
  until: '2027-12-31',
  userName: 'song',
  name: '宋北辰',
  email: 'song@north.example',
}

test('the server accepts a valid site', () => {
  expect(problemsWith(good)).toEqual({})
  expect(createSite.body.safeParse(draftOf(good)).success).toBe(true)
})

test.each([
  [{ code: 'North' }, { code: 'code' }],
  [{ host: 'https://north' }, { host: 'host' }],
  [{ host: 'north.' }, { host: 'host' }],
  [{ nameTw: ' ' }, { nameTw: 'missing' }],
  [{ userName: 'x' }, { userName: 'userName' }],
  [{ email: 'song' }, { email: 'email' }],
])('%j is shown at its field, and the server would reject it', (fault, problems) => {
  const typed = { ...good, ...fault }
  expect(problemsWith(typed)).toEqual(problems)
  expect(createSite.body.safeParse(draftOf(typed)).success).toBe(false)
})

test("a day ends in the site's time zone", () => {
  expect(endOfDay('2027-12-31', 'Asia/Shanghai')).toBe('2027-12-31T15:59:59.000Z')
  expect(endOfDay('2027-12-31', 'UTC')).toBe('2027-12-31T23:59:59.000Z')
  for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
})
