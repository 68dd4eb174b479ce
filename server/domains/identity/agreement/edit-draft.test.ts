import {
  acceptAgreement,
  checkAgreement,
  discardAgreementDraft,
  getAgreementText,
  listAgreements,
  publishAgreement,
  saveAgreementDraft,
} from '@lyceum/contract/identity'
import { expect, test } from 'vitest'
import { publishFirstAgreements } from '#domains/identity'
import { testApp } from '#testing/test-app'

const inLocale = (title: string, text: string) => ({ title, paragraphs: [{ heading: '', text }] })
const content = {
  'zh-CN': inLocale('服务协议', '新的一段'),
  'zh-TW': inLocale('服務條款', '新的一段'),
  'en-US': inLocale('Terms', 'A new paragraph'),
}

test('only administrators see a draft; once published, everyone is asked again and the counts restart', async () => {
  const { admin, lin, anonymous, db } = await testApp()
  await publishFirstAgreements(await db(), new Date())
  const { agreements } = await lin.call(checkAgreement, {})
  await lin.call(acceptAgreement, { agreementIds: agreements.map(({ id }) => id) })

  const { id } = await admin.call(saveAgreementDraft, { kind: 'service', content })
  expect((await lin.call(checkAgreement, {})).mustAccept).toBe(false)
  expect((await anonymous.call(checkAgreement, {})).agreements.map(({ version }) => version)).toEqual([1, 1])
  expect(await lin.refused(getAgreementText, { id })).toBe('NO_RIGHT_READ_MSG')
  const before = await admin.call(listAgreements, {})
  expect(before.agreements[0]).toMatchObject({
    kind: 'service',
    accepted: 1,
    draft: { id, version: 2, title: '服务协议', updatedBy: '何远舟' },
    versions: [{ version: 1 }],
  })
  expect(before.people).toBeGreaterThan(4)

  expect(await admin.call(publishAgreement, { kind: 'service' })).toEqual({ id, version: 2 })
  expect((await lin.call(checkAgreement, {})).mustAccept).toBe(true)
  const after = await admin.call(listAgreements, {})
  expect(after.agreements[0]).toMatchObject({
    accepted: 0,
    draft: null,
    versions: [{ version: 2, publishedBy: '何远舟' }, { version: 1 }],
  })
  expect((await admin.call(getAgreementText, { id })).content['en-US'].paragraphs).toHaveLength(1)
})

test('an incomplete or unchanged draft is not published; a draft can be discarded', async () => {
  const { admin, foreignAdmin } = await testApp()
  expect(await admin.refused(publishAgreement, { kind: 'privacy' })).toBe('AGREEMENT_NO_DRAFT')
  const half = { ...content, 'en-US': { title: 'Terms', paragraphs: [{ heading: 'One', text: '' }] } }
  const { id } = await admin.call(saveAgreementDraft, { kind: 'privacy', content: half })
  expect(await admin.refused(publishAgreement, { kind: 'privacy' })).toBe('AGREEMENT_INCOMPLETE')
  expect(await admin.call(saveAgreementDraft, { kind: 'privacy', content })).toEqual({ id })
  await admin.call(publishAgreement, { kind: 'privacy' })

  await admin.call(saveAgreementDraft, { kind: 'privacy', content })
  expect(await admin.refused(publishAgreement, { kind: 'privacy' })).toBe('AGREEMENT_UNCHANGED')
  expect(await foreignAdmin.refused(getAgreementText, { id })).toBe('NOT_FOUND')
  await admin.call(discardAgreementDraft, { kind: 'privacy' })
  expect(await admin.refused(discardAgreementDraft, { kind: 'privacy' })).toBe('AGREEMENT_NO_DRAFT')
})
