import { checkAgreement, getCurrentUser, resetPassword } from '@lyceum/contract/identity'
import { getSitePoster, saveSetting } from '@lyceum/contract/site'
import { addSiteHost, createSite, listSites, removeSiteHost, setSiteValidity } from '@lyceum/contract/sites'
import { expect, test, vi } from 'vitest'
import { testApp } from '#testing/test-app'
import { mailbox } from '#testing/servers/mailbox'
import { visitor } from '#testing/person'

const north = {
  code: 'north',
  name: { 'zh-CN': '北岸', 'zh-TW': '北岸', 'en-US': 'North Bank' },
  host: 'north.test',
  locale: 'zh-CN',
  zone: 'Asia/Shanghai',
  validUntil: null,
  administrator: { userName: 'song', name: '宋北辰', email: 'song@north.test' },
} as const

test('a site is created completely: reachable at once, with agreements and an administrator invited by mail', async () => {
  const { letters, url } = await mailbox()
  const { admin, app, runJobs } = await testApp({ env: { SMTP_URL: url } })
  // Viewed before: the cached count must not hide the first administrator.
  await admin.call(listSites, {})
  await admin.call(createSite, north)

  const somebody = visitor(app, 'north.test')
  const { userSitePosterInfo } = await somebody.call(getSitePoster, {})
  expect(userSitePosterInfo.siteName['en-US']).toBe('North Bank')
  expect((await somebody.call(checkAgreement, {})).agreements).toHaveLength(2)

  await runJobs()
  expect(letters).toMatchObject([{ to: 'song@north.test', subject: '欢迎使用 北岸' }])
  const [, token = ''] =
    /http:\/\/north\.test\/reset-pwd#token=([\w-]{43})/.exec(letters[0]?.text ?? '') ?? []
  const password = 'Bank-of-the-north-7'
  await somebody.call(resetPassword, { token, newPassword: password, confirmPassword: password })
  const { sites } = await admin.call(listSites, {})
  expect(sites[0]).toMatchObject({ code: 'north', hosts: ['north.test'], people: 1, state: 'active' })
  expect(sites.at(-1)).toMatchObject({ code: 'alpha', isPlatform: true })
})

test('INV-T05 an expired site rejects every call with its code, keeps its data, and comes back when renewed', async () => {
  const { admin, stranger: outsider, foreignAdmin, asOwner } = await testApp()
  await foreignAdmin.call(saveSetting, { name: 'footer.copyright', value: '© 貝塔' })
  await admin.call(setSiteValidity, { code: 'beta', until: 'now' })
  // Each process caches a site for five seconds at most.
  vi.useFakeTimers({ now: Date.now() + 5001, toFake: ['Date'] })
  try {
    expect(await outsider.refused(getCurrentUser, {})).toBe('SITE_EXPIRED')
    expect(await foreignAdmin.refused(saveSetting, { name: 'footer.shown', value: false })).toBe(
      'SITE_EXPIRED',
    )
    const { sites } = await admin.call(listSites, {})
    expect(sites.find(({ code }) => code === 'beta')).toMatchObject({ state: 'expired', people: 2 })

    await admin.call(setSiteValidity, { code: 'beta', until: null })
    vi.setSystemTime(Date.now() + 5001)
    const { userSitePosterInfo } = await outsider.call(getSitePoster, {})
    expect(userSitePosterInfo.copyright).toBe('© 貝塔')
    expect((await outsider.call(getCurrentUser, {})).usrDisplayBil).toBe('許清和')
  } finally {
    vi.useRealTimers()
  }
  const { rows } = await asOwner((client) =>
    client.query("select action from platform.audit_entry where action like 'sites.%' order by action"),
  )
  expect(rows).toEqual([{ action: 'sites.site.expire' }, { action: 'sites.site.renew' }])
})

test('a site’s administrator never reaches other sites, whatever role has the permission', async () => {
  const { foreignAdmin, stranger: outsider, tang, admin, asOwner } = await testApp()
  expect(await foreignAdmin.refused(listSites, {})).toBe('NO_RIGHT_READ_MSG')
  expect(await foreignAdmin.refused(createSite, north)).toBe('NO_RIGHT_CREATE')
  expect(await foreignAdmin.refused(setSiteValidity, { code: 'alpha', until: 'now' })).toBe(
    'NO_RIGHT_WRITE_MSG',
  )
  expect(await foreignAdmin.refused(addSiteHost, { code: 'beta', host: 'mine.test' })).toBe('NO_RIGHT_CREATE')
  expect(await tang.refused(listSites, {})).toBe('NO_RIGHT_READ_MSG')
  expect((await foreignAdmin.call(getCurrentUser, {})).access).not.toContain('sites.manage')
  expect((await admin.call(getCurrentUser, {})).access).toContain('sites.manage')

  // A custom role that contains the permission: it still belongs to the platform only.
  await asOwner((client) =>
    client.query(`
      with maker as (
        insert into identity.custom_role (site_id, name, permissions)
        select id, 'all', '{sites.manage,site.manage}' from site.site where code = 'beta' returning site_id, id)
      insert into identity.holding (site_id, account_id, role, custom_role_id)
      select account.site_id, account.id, 'TADM', maker.id
      from identity.account join maker on maker.site_id = account.site_id where user_name = 'stranger'`),
  )
  await asOwner((client) =>
    client.query(
      "update identity.session set role = 'TADM' where account_id in (select id from identity.account where user_name = 'stranger')",
    ),
  )
  expect(await outsider.refused(listSites, {})).toBe('NO_RIGHT_READ_MSG')
})

test('codes and host names belong to one site, and the last host name cannot be removed', async () => {
  const { admin } = await testApp()
  expect(await admin.refused(createSite, { ...north, code: 'beta' })).toBe('SITE_CODE_TAKEN')
  expect(await admin.refused(createSite, { ...north, host: 'beta.test' })).toBe('HOST_TAKEN')
  expect(await admin.refused(createSite, { ...north, host: 'x.content.test' })).toBe('HOST_RESERVED')
  expect(await admin.refused(createSite, { ...north, zone: 'Mars/Base' })).toBe('ZONE_UNKNOWN')
  // Nothing is left of a rejected request.
  await admin.call(createSite, north)

  expect(await admin.refused(removeSiteHost, { code: 'north', host: 'north.test' })).toBe('LAST_HOST')
  expect(await admin.refused(addSiteHost, { code: 'north', host: 'alpha.test' })).toBe('HOST_TAKEN')
  await admin.call(addSiteHost, { code: 'north', host: 'n.test' })
  await admin.call(removeSiteHost, { code: 'north', host: 'north.test' })
  expect(await admin.refused(removeSiteHost, { code: 'north', host: 'north.test' })).toBe('NO_SUCH_HOST')
  expect(await admin.refused(setSiteValidity, { code: 'alpha', until: 'now' })).toBe('PLATFORM_STAYS')
  expect(await admin.refused(setSiteValidity, { code: 'south', until: null })).toBe('NO_SUCH_SITE')
})
