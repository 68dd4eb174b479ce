import {
  addLink,
  editLink,
  getAppQRCode,
  getDomainUrl,
  getRecommendedLink,
  getSitePoster,
  getWaterMark,
  listRecommendedLinks,
  orderLinks,
  removeLink,
  saveSetting,
} from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { visitor } from '#testing/person'
import { makeLink } from './make.ts'

test('the site poster follows its settings, including disabled parts of the portal', async () => {
  const { admin, anonymous } = await testApp()
  await admin.call(saveSetting, { name: 'footer.shown', value: false })
  await admin.call(saveSetting, { name: 'area.pk', value: false })

  const { userSitePosterInfo } = await anonymous.call(getSitePoster, {})
  expect(userSitePosterInfo).toMatchObject({ allShowFooterInd: false, logoFileCn: '', closedAreas: ['pk'] })
})

test('the watermark is ON only if the site enables it', async () => {
  const { admin, lin, stranger: outsider } = await testApp()
  expect(await lin.call(getWaterMark, {})).toMatchObject({ value: 'OFF' })
  await admin.call(saveSetting, { name: 'watermark.shown', value: true })
  expect(await lin.call(getWaterMark, {})).toMatchObject({ value: 'ON' })
  expect(await outsider.call(getWaterMark, {})).toMatchObject({ value: 'OFF' })
})

test('E-018 an unknown host has no site, E-019 an expired one answers nothing else', async () => {
  const { app, asOwner, anonymous } = await testApp()
  expect(await visitor(app, 'nowhere.test').refused(getSitePoster, {})).toBe('SITE_NOT_EXIST')
  await asOwner((client) =>
    client.query("update site.site set valid_until = now() - interval '1 day' where code = 'alpha'"),
  )
  expect(await anonymous.refused(getSitePoster, {})).toBe('SITE_EXPIRED')
})

test('addresses and the app code are empty until they are set', async () => {
  const { admin, anonymous } = await testApp()
  expect(await anonymous.call(getDomainUrl, {})).toEqual({ mobileUrl: '', contentUrl: '//content.test' })
  expect(await anonymous.call(getAppQRCode, {})).toEqual({ address: '', svg: '' })
  await admin.call(saveSetting, { name: 'app.address', value: 'https://app.example.com/get' })
  expect((await anonymous.call(getAppQRCode, {})).svg).toContain('<svg')
})

test('links are listed in order, and one of another site is not found', async () => {
  const { admin, lin, foreignAdmin, db } = await testApp()
  const { id: second } = await admin.call(addLink, {
    title: '制度文库',
    accessUrl: 'https://b.example.com/',
    position: 2,
  })
  const { id: first } = await admin.call(addLink, {
    title: '集团门户',
    accessUrl: 'https://a.example.com/',
    position: 1,
  })
  const theirs = await makeLink(await db('beta'), { title: '別人的' })

  const page = await lin.call(listRecommendedLinks, {})
  expect(page).toMatchObject({ total: 2, records: [{ id: first }, { id: second }] })
  expect(await lin.refused(getRecommendedLink, { id: theirs })).toBe('NOT_FOUND')
  expect(await foreignAdmin.refused(removeLink, { id: first })).toBe('NOT_FOUND')

  await admin.call(editLink, { id: first, title: '门户', accessUrl: 'https://a.example.com/', position: 3 })
  await admin.call(removeLink, { id: second })
  expect((await lin.call(listRecommendedLinks, {})).records).toEqual([
    { id: first, title: '门户', accessUrl: 'https://a.example.com/', position: 3 },
  ])
})

test('links are reordered all at once; a link of another site is not found', async () => {
  const { admin, lin, db } = await testApp()
  const alpha = await db()
  const [first, second, third] = [await makeLink(alpha), await makeLink(alpha), await makeLink(alpha)]
  const theirs = await makeLink(await db('beta'))
  expect(await admin.refused(orderLinks, { ids: [third, theirs] })).toBe('NOT_FOUND')
  await admin.call(orderLinks, { ids: [third, first] })
  const { id: last } = await admin.call(addLink, { title: '新的', accessUrl: 'https://n.example.com/' })
  const { records } = await lin.call(listRecommendedLinks, {})
  expect(records.map(({ id }) => id)).toEqual([third, first, second, last])
})
