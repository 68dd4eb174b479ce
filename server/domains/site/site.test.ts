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
import { house } from '#testing/house'
import { visitor } from '#testing/person'
import { makeLink } from './make.ts'

test('the poster of a site follows its settings, closed parts of the portal included', async () => {
  const { admin, nobody } = await house()
  await admin.call(saveSetting, { name: 'footer.shown', value: false })
  await admin.call(saveSetting, { name: 'area.pk', value: false })

  const { userSitePosterInfo } = await nobody.call(getSitePoster, {})
  expect(userSitePosterInfo).toMatchObject({ allShowFooterInd: false, logoFileCn: '', closedAreas: ['pk'] })
})

test('the watermark is ON only where the site says so', async () => {
  const { admin, lin, stranger } = await house()
  expect(await lin.call(getWaterMark, {})).toMatchObject({ value: 'OFF' })
  await admin.call(saveSetting, { name: 'watermark.shown', value: true })
  expect(await lin.call(getWaterMark, {})).toMatchObject({ value: 'ON' })
  expect(await stranger.call(getWaterMark, {})).toMatchObject({ value: 'OFF' })
})

test('E-018 an unknown host has no site, E-019 an expired one answers nothing else', async () => {
  const { app, asOwner, nobody } = await house()
  expect(await visitor(app, 'nowhere.test').refused(getSitePoster, {})).toBe('SITE_NOT_EXIST')
  await asOwner((client) =>
    client.query("update site.site set valid_until = now() - interval '1 day' where code = 'alpha'"),
  )
  expect(await nobody.refused(getSitePoster, {})).toBe('SITE_EXPIRED')
})

test('addresses and the app code are empty until somebody sets them', async () => {
  const { admin, nobody } = await house()
  expect(await nobody.call(getDomainUrl, {})).toEqual({ mobileUrl: '', contentUrl: '//content.test' })
  expect(await nobody.call(getAppQRCode, {})).toEqual({ address: '', svg: '' })
  await admin.call(saveSetting, { name: 'app.address', value: 'https://app.example.com/get' })
  expect((await nobody.call(getAppQRCode, {})).svg).toContain('<svg')
})

test('links are listed in their order, and one of another site is not there', async () => {
  const { admin, lin, foreignAdmin, db } = await house()
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

test('links are put in an order, all at once; a link of another site is not there', async () => {
  const { admin, lin, db } = await house()
  const alpha = await db()
  const [first, second, third] = [await makeLink(alpha), await makeLink(alpha), await makeLink(alpha)]
  const theirs = await makeLink(await db('beta'))
  expect(await admin.refused(orderLinks, { ids: [third, theirs] })).toBe('NOT_FOUND')
  await admin.call(orderLinks, { ids: [third, first] })
  const { id: last } = await admin.call(addLink, { title: '新的', accessUrl: 'https://n.example.com/' })
  const { records } = await lin.call(listRecommendedLinks, {})
  expect(records.map(({ id }) => id)).toEqual([third, first, second, last])
})
