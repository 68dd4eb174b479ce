import { acceptAgreement, checkAgreement, getAgreement } from '@lyceum/contract/identity'
import { locales } from '@lyceum/contract/kit'
import { expect, test } from 'vitest'
import { publishFirstAgreements } from '#domains/identity'
import { testApp } from '#testing/test-app'
import { privacyNotice } from './privacy-notice.ts'
import { serviceAgreement } from './service-agreement.ts'
import { insertAgreement } from './store.ts'

test('B-209 before login the agreements in force are listed, afterwards also what has yet to be accepted', async () => {
  const { anonymous, lin, mei, db } = await testApp()
  expect(await anonymous.call(checkAgreement, {})).toEqual({ agreements: [], mustAccept: false })
  await publishFirstAgreements(await db(), new Date())
  const { agreements, mustAccept } = await anonymous.call(checkAgreement, {})
  expect(agreements.map(({ kind, version, title }) => [kind, version, title])).toEqual([
    ['privacy', 1, '隐私说明'],
    ['service', 1, '服务协议'],
  ])
  expect(mustAccept).toBe(false)
  expect((await lin.call(checkAgreement, {})).mustAccept).toBe(true)

  const agreementIds = agreements.map(({ id }) => id)
  expect(await lin.call(acceptAgreement, { agreementIds })).toEqual({ accepted: 2 })
  expect(await lin.call(acceptAgreement, { agreementIds })).toEqual({ accepted: 2 })
  expect((await lin.call(checkAgreement, {})).mustAccept).toBe(false)
  expect((await mei.call(checkAgreement, {})).mustAccept).toBe(true)
})

test('a new version must be accepted again, and the old one can be read but not accepted', async () => {
  const { lin, db } = await testApp()
  const alpha = await db()
  await publishFirstAgreements(alpha, new Date())
  const { agreements } = await lin.call(checkAgreement, {})
  await lin.call(acceptAgreement, { agreementIds: agreements.map(({ id }) => id) })
  const next = { kind: 'service', version: 2, content: serviceAgreement, publishedAt: new Date() } as const
  await insertAgreement(alpha, next)
  expect(await lin.call(checkAgreement, {})).toMatchObject({
    mustAccept: true,
    agreements: [{}, { version: 2 }],
  })
  const old = agreements.find(({ kind }) => kind === 'service')?.id ?? ''
  expect((await lin.call(getAgreement, { id: old })).version).toBe(1)
  expect(await lin.refused(acceptAgreement, { agreementIds: [old] })).toBe('NOT_FOUND')
})

test('an agreement is shown in the reader’s language, and not to another site', async () => {
  const { anonymous, stranger: outsider, db } = await testApp()
  await publishFirstAgreements(await db(), new Date())
  const { agreements } = await anonymous.call(checkAgreement, {})
  const id = agreements[0]?.id ?? ''
  const english = await anonymous.send(getAgreement, { id }, { headers: { 'accept-language': 'en-GB' } })
  expect(english.json()).toMatchObject({ result: { title: 'Privacy notice' } })
  expect((await anonymous.call(getAgreement, { id })).paragraphs.length).toBeGreaterThan(4)
  expect(await outsider.refused(getAgreement, { id })).toBe('NOT_FOUND')
  expect(await outsider.refused(acceptAgreement, { agreementIds: [id] })).toBe('NOT_FOUND')
  expect(await anonymous.refused(acceptAgreement, { agreementIds: [id] })).toBe('session_time_out')
})

test('publishing twice changes nothing, and all languages have the same number of sections', async () => {
  const { db, asOwner } = await testApp()
  await publishFirstAgreements(await db(), new Date())
  await publishFirstAgreements(await db(), new Date())
  const { rows } = await asOwner((client) => client.query('select 1 from identity.agreement'))
  expect(rows).toHaveLength(2)
  for (const agreement of [serviceAgreement, privacyNotice])
    expect(new Set(locales.map((locale) => agreement[locale].paragraphs.length)).size).toBe(1)
})
