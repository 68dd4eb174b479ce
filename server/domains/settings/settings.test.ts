import { getSitePoster, listSettings, saveSetting, saveSettings } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'

test('a setting only accepts valid values, and the change is audited', async () => {
  const { admin, asOwner } = await testApp()
  expect(await admin.refused(saveSetting, { name: 'watermark.shown', value: 'yes' })).toBe('SETTING_INVALID')
  expect(await admin.refused(saveSetting, { name: 'mobile.address', value: 'javascript:alert(1)' })).toBe(
    'SETTING_INVALID',
  )
  await admin.call(saveSetting, { name: 'watermark.shown', value: true })

  const { rows } = await asOwner((client) =>
    client.query('select action, object, before, after from platform.audit_entry'),
  )
  expect(rows).toEqual([
    { action: 'site.setting.save', object: 'site.setting:watermark.shown', before: false, after: true },
  ])
})

test('settings are listed with their defaults and who changed them, for administrators only', async () => {
  const { admin, lin } = await testApp()
  await admin.call(saveSetting, { name: 'footer.shown', value: false })
  const { settings } = await admin.call(listSettings, {})
  expect(settings).toContainEqual({
    name: 'login.single',
    value: false,
    byDefault: false,
    isDefault: true,
    updatedAt: null,
    updatedBy: null,
  })
  expect(settings.find(({ name }) => name === 'footer.shown')).toMatchObject({
    value: false,
    byDefault: true,
    isDefault: false,
    updatedBy: '何远舟',
  })
  expect(await lin.refused(listSettings, {})).toBe('NO_RIGHT_READ_MSG')
})

test('several settings change together or not at all, and null resets to the default', async () => {
  const { admin, anonymous } = await testApp()
  const wrong = [
    { name: 'footer.shown' as const, value: false },
    { name: 'theme.mode' as const, value: 'purple' },
  ]
  expect(await admin.refused(saveSettings, { changes: wrong })).toBe('SETTING_INVALID')
  expect((await anonymous.call(getSitePoster, {})).userSitePosterInfo.allShowFooterInd).toBe(true)

  const changes = [
    { name: 'footer.shown' as const, value: false },
    { name: 'theme.mode' as const, value: 'dark' },
  ]
  expect(await admin.call(saveSettings, { changes })).toEqual({ saved: 2 })
  expect((await anonymous.call(getSitePoster, {})).userSitePosterInfo).toMatchObject({
    allShowFooterInd: false,
    themeMode: 'dark',
  })
  await admin.call(saveSettings, { changes: [{ name: 'footer.shown', value: null }] })
  const { settings } = await admin.call(listSettings, {})
  expect(settings.find(({ name }) => name === 'footer.shown')).toMatchObject({ value: true, isDefault: true })
})
