import { getSignInOptions, register, verifyName } from '@lyceum/contract/identity'
import type { Args } from '@lyceum/contract/kit'
import { decideRegistration, getRegistrationForm, listRegistrations } from '@lyceum/contract/people'
import { saveSetting } from '@lyceum/contract/site'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { publishFirstAgreements } from '#domains/identity'
import { browserIn } from '#testing/browser'
import { testApp } from '#testing/test-app'
import { makeCaptcha } from '../make.ts'

const password = 'Harbour-Lantern-42'
const form = {
  userName: 'zhou-yuan',
  name: '周予安',
  gender: 'F',
  birthday: '1990-01-02',
  employmentDate: '2015-06-01',
  phone: '138 0013 8000',
  email: 'Yuan@alpha.test',
  password,
  confirmPassword: password,
  agreementIds: [],
} satisfies Args<typeof register>

async function opened() {
  const opening = await testApp()
  const browser = browserIn(opening)
  const send = async (more: Partial<Args<typeof register>> = {}) =>
    browser.refused(register, {
      ...form,
      ...(await makeCaptcha(await opening.db(), opening.parts.config, { purpose: 'register' })),
      ...more,
    })
  return { ...opening, browser, send }
}

test('B-208 a registered account waits for approval, is approved by an administrator, and gets a mail', async () => {
  const { browser, send, admin, asOwner } = await opened()
  expect(await send()).toBe('none')
  expect(await browser.signInRefused('zhou-yuan', password)).toBe('ACCOUNT_NOT_APPROVED')
  const { records } = await admin.call(listRegistrations, {})
  expect(records).toMatchObject([
    {
      userName: 'zhou-yuan',
      name: '周予安',
      phone: '+8613800138000',
      email: 'yuan@alpha.test',
      hasForm: false,
    },
  ])
  const id = records[0]?.id ?? ''
  await admin.call(decideRegistration, { id, approve: true })
  expect(await browser.signInRefused('zhou-yuan', password)).toBe('none')
  expect(await admin.refused(decideRegistration, { id, approve: false })).toBe('NOT_FOUND')
  const { rows } = await asOwner((client) =>
    client.query(
      "select payload->'payload' as mail from graphile_worker._private_jobs where payload->'payload'->>'to' is not null",
    ),
  )
  expect(rows).toMatchObject([{ mail: { to: 'yuan@alpha.test', approve: true } }])
  const audit = await asOwner((client) => client.query('select action, object from platform.audit_entry'))
  expect(audit.rows).toEqual([{ action: 'identity.registration.approve', object: `identity.account:${id}` }])
})

test('a rejected registration leaves nothing but the audit entry, and its user name is free again', async () => {
  const { send, admin, anonymous, asOwner } = await opened()
  await send()
  expect(await anonymous.call(verifyName, { userName: 'ZHOU-yuan' })).toEqual({ isFree: false })
  const { records } = await admin.call(listRegistrations, {})
  await admin.call(decideRegistration, { id: records[0]?.id ?? '', approve: false, reason: '不是员工' })
  expect(await anonymous.call(verifyName, { userName: 'zhou-yuan' })).toEqual({ isFree: true })
  const { rows } = await asOwner((client) =>
    client.query("select 1 from identity.account where user_name = 'zhou-yuan'"),
  )
  expect(rows).toEqual([])
  expect(await send()).toBe('none')
})

test('where the site approves automatically, a registered person can sign in at once', async () => {
  const { browser, send, admin } = await opened()
  await admin.call(saveSetting, { name: 'registration.automatic', value: true })
  expect(await send()).toBe('none')
  expect(await browser.signInRefused('zhou-yuan', password)).toBe('none')
})

test('B-200..B-206 E-030 E-041..E-043 the form is validated field by field', async () => {
  const { browser, send } = await opened()
  const empty = { userName: '', name: ' ', gender: '', birthday: '', employmentDate: '' } as const
  const response = await browser.send(register, { ...form, ...empty })
  expect(response.json()).toMatchObject({
    errCode: 'REGISTER_FIELD_REQUIRED',
    errMsg: '请填写：用户名、姓名、性别、出生日期、入职日期',
  })
  for (const field of ['userName', 'name', 'gender', 'birthday', 'employmentDate'])
    expect(await send({ [field]: '' })).toBe('REGISTER_FIELD_REQUIRED')
  expect(await send({ userName: 'zh' })).toBe('LOGIN_NAME_FORMAT')
  expect(await send({ userName: '周予安周予安' })).toBe('LOGIN_NAME_FORMAT')
  expect(await send({ userName: 'z'.repeat(21) })).toBe('LOGIN_NAME_FORMAT')
  expect(await send({ employmentDate: '1989-12-31' })).toBe('REGISTER_DATE_ORDER')
  expect(await send({ phone: '12345' })).toBe('PHONE_FORMAT')
  expect(await send({ email: 'yuan@' })).toBe('EMAIL_INVALID')
  expect(await send({ password: 'weak', confirmPassword: 'weak' })).toBe('PASSWORD_LENGTH')
  expect(await send({ confirmPassword: 'other' })).toBe('PASSWORD_CONFIRM_MISMATCH')
  expect(await send({ captchaCode: 'AAAA' })).toBe('CAPTCHA_INVALID')
  expect(await send({ phone: '', email: '' })).toBe('none')
})

test('B-199 E-040 a user name is unique, whatever its case and whoever is first', async () => {
  const { send, anonymous } = await opened()
  expect(await send({ userName: 'Lin' })).toBe('REGISTER_NAME_TAKEN')
  expect(await anonymous.call(verifyName, { userName: ' LIN ' })).toEqual({ isFree: false })
  expect(await anonymous.refused(verifyName, { userName: 'a b' })).toBe('LOGIN_NAME_FORMAT')
  const answers = await Promise.all(Array.from({ length: 8 }, () => send()))
  expect(answers.toSorted()).toEqual(
    [...Array.from({ length: 7 }, () => 'REGISTER_NAME_TAKEN'), 'none'].toSorted(),
  )
})

test('a site without registration declares so on the login page and rejects the call', async () => {
  const { send, admin, anonymous } = await opened()
  await admin.call(saveSetting, { name: 'registration.open', value: false })
  expect((await anonymous.call(getSignInOptions, {})).registration).toBe(false)
  expect(await send()).toBe('REGISTER_CLOSED')
})

test('B-209 registration requires and records consent to every agreement in force', async () => {
  const opening = await opened()
  const { send, asOwner } = opening
  await publishFirstAgreements(await opening.db(), new Date())
  const { rows } = await asOwner((client) =>
    client.query<{ id: string }>('select id from identity.agreement'),
  )
  const ids = rows.map(({ id }) => id)
  expect(await send()).toBe('REGISTER_FIELD_REQUIRED')
  expect(await send({ agreementIds: ids.slice(1) })).toBe('REGISTER_FIELD_REQUIRED')
  expect(await send({ agreementIds: ids })).toBe('none')
  const accepted = await asOwner((client) => client.query('select 1 from identity.acceptance'))
  expect(accepted.rows).toHaveLength(2)
})

test('where the site requires a picture of the form, it is re-encoded, shown to the administrator and then deleted', async () => {
  const { send, admin, lin, asOwner } = await opened()
  await admin.call(saveSetting, { name: 'registration.formImage', value: true })
  const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, i) => (i * 7919) % 251))
  const picture = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
    .withExif({ IFD0: { Copyright: 'CNRY-exif' } })
    .jpeg()
    .toBuffer()
  expect(await send()).toBe('REGISTER_FIELD_REQUIRED')
  for (const bad of [
    'data:image/png;base64,AAAA',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'https://evil.test/a.png',
  ])
    expect(await send({ formImage: bad })).toBe('REGISTER_FIELD_REQUIRED')
  expect(await send({ formImage: `data:image/jpeg;base64,${picture.toString('base64')}` })).toBe('none')

  const { records } = await admin.call(listRegistrations, {})
  expect(records).toMatchObject([{ hasForm: true }])
  const id = records[0]?.id ?? ''
  const { image } = await admin.call(getRegistrationForm, { id })
  const shown = Buffer.from(image.split(',')[1] ?? '', 'base64')
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 })
  expect(shown.includes('CNRY-exif')).toBe(false)
  expect(await lin.refused(getRegistrationForm, { id })).toBe('NO_RIGHT_READ_MSG')
  await admin.call(decideRegistration, { id, approve: true })
  expect(await admin.refused(getRegistrationForm, { id })).toBe('NOT_FOUND')
  const { rows } = await asOwner((client) => client.query('select 1 from identity.registration_form'))
  expect(rows).toEqual([])
})

test('registrations are invisible to other sites and to learners', async () => {
  const { send, admin, foreignAdmin, lin } = await opened()
  await send()
  const { records } = await admin.call(listRegistrations, {})
  expect((await foreignAdmin.call(listRegistrations, {})).records).toEqual([])
  expect(await foreignAdmin.refused(decideRegistration, { id: records[0]?.id ?? '', approve: true })).toBe(
    'NOT_FOUND',
  )
  expect(await lin.refused(listRegistrations, {})).toBe('NO_RIGHT_READ_MSG')
})
