import { expect, test } from 'vitest'
import { visit } from '../person.ts'
import { setSetting } from '../settings.ts'
import { load } from '../settled.ts'

/** One black dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

test('where the site asks for a photo of the form, nobody registers without one', async () => {
  // On a site that nobody else registers on at the same time.
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
