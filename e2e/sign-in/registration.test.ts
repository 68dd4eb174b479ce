import { expect, test } from 'vitest'
import { visit } from '../harness/visit.ts'
import { setSetting } from '../harness/settings.ts'
import { load } from '../harness/wait-for-idle.ts'

/** A one-pixel black PNG. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

test('where the site requires a photo, registration without one is rejected', async () => {
  // On a site where no parallel test registers.
  const { page, at, isWell, picture } = await visit({ height: 1800, host: 'nanyu.localhost' })
  await setSetting(at(''), 'registration.open', true)
  await load(page, at('/reg'))
  await expect.poll(() => page.locator('[name=formImage]').count()).toBe(0)

  await setSetting(at(''), 'registration.formImage', true)
  await page.reload()
  await page.locator('[name=formImage]').waitFor()
  await page.getByRole('button', { name: '提交注册' }).click()
  await page.getByText('请选一张登记表照片').waitFor()
  await picture('registration')
  await isWell()
  await page
    .locator('[name=formImage]')
    .setInputFiles({ name: 'form.png', mimeType: 'image/png', buffer: dot })
  await page.getByText('请选一张登记表照片').waitFor({ state: 'detached' })
})
