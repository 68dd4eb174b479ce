import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { consoleCall } from './publish-course.ts'
import { signedIn, type Visit } from '../harness/visit.ts'
import { load } from '../harness/wait-for-idle.ts'
import { film } from '../study/make-course.ts'

const chosen = (page: Page) => page.locator('.outline-main input[type=file]').first()

async function openCourse(author: Visit): Promise<void> {
  const course = { kind: 'SELFSTUDY', title: '上传试一试' }
  const { id = '' } = await consoleCall(author, ['POST', '/course'], course)
  await load(author.page, author.at(`/manage/courses/${id}`))
}

/** Opens a new course with one module that needs a film. */
async function openModule(): Promise<Visit> {
  const author = await signedIn('admin')
  const { page } = author
  await openCourse(author)
  await page.getByRole('button', { name: /目录与模块/ }).click()
  await page.getByRole('button', { name: '添加一章' }).click()
  await page
    .getByRole('button', { name: /中添加模块/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^视频/ }).click()
  await page.getByRole('textbox', { name: '模块名称' }).fill('录屏讲解')
  return author
}

test('M-16: a file that is not accepted is rejected before upload or with a clear message, never as a resumable failure', async () => {
  const { page, isWell, picture } = await openModule()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/app/api/file/tus')) sent.push(request.method())
  })
  // The field of the film comes with its own part of the page.
  const accepted = async () => (await chosen(page).getAttribute('accept'))?.split(',') ?? []
  await expect.poll(accepted).toEqual(expect.arrayContaining(['.mp4', '.webm', '.mkv']))
  const bytes = { mimeType: 'application/octet-stream', buffer: Buffer.from('RMF') }
  await chosen(page).setInputFiles({ name: '老片.rmvb', ...bytes })
  await page.getByText(/“老片.rmvb”的格式不支持/).waitFor()
  expect(sent).toEqual([])
  await isWell()
  await picture('upload-1-kind')

  // Its name says film, its bytes do not.
  await chosen(page).setInputFiles({ name: '其实不是.mp4', ...bytes, buffer: Buffer.from('这是一段文字') })
  await page.getByText('不能接收这个文件').waitFor()
  expect(sent.length).toBeGreaterThan(0)
  await expect.poll(() => page.getByText('处理失败').count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: '继续上传' }).count()).toBe(0)
  await picture('upload-2-refused')
  await page.getByRole('button', { name: '换一个文件' }).click()
  await chosen(page).waitFor({ state: 'attached' })
})

test('M-16: the author plays the film converted from an mkv, and its measured length fills the minutes', async () => {
  const { page, isWell, picture } = await openModule()
  const minutes = page.getByRole('textbox', { name: '预计时长（分钟）' })
  await chosen(page).setInputFiles({
    name: '录屏.mkv',
    mimeType: 'video/x-matroska',
    buffer: film(100, 'a.mkv'),
  })
  await page.getByText('处理完成').waitFor({ timeout: 180_000 })
  await page.getByText(/^01:40 · 360p/).waitFor()
  await expect.poll(() => minutes.inputValue()).toBe('2')
  await page.getByRole('button', { name: '播放', exact: true }).click()
  const shown = page.getByRole('dialog', { name: '录屏.mkv' })
  await shown.locator('video').waitFor()
  await page.evaluate("void document.querySelector('.ly-media-show video').play()")
  await expect
    .poll(() => page.evaluate<number>("document.querySelector('.ly-media-show video').currentTime"))
    .toBeGreaterThan(0.5)
  await isWell()
  await picture('upload-3-played')
})

test('M-16: a camera picture may end in .jpeg, and the error about a non-picture disappears by itself', async () => {
  const author = await signedIn('admin')
  const { page, at, isWell } = author
  await openCourse(author)
  const cover = page.locator('.editor-cover')
  const buffer = Buffer.from(await page.evaluate<string>(jpeg), 'base64')
  await cover.locator('input').setInputFiles({ name: '现场.jpeg', mimeType: 'image/jpeg', buffer })
  await cover.locator('img').waitFor()
  await page.getByText(/^\d\d:\d\d 已保存$/).waitFor()
  await isWell()

  const textFile = { name: '其实不是.png', mimeType: 'image/png', buffer: Buffer.from('这是一段文字') }
  await cover.locator('input').setInputFiles(textFile)
  const message = page.locator('.ly-toast-error')
  await message.waitFor()
  await message.waitFor({ state: 'detached' })
  expect(page.url()).toContain(at('/manage/courses/'))
})

/** A JPEG encoded by the browser. */
const jpeg = `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
  canvas.getContext('2d').fillRect(0, 0, 320, 360)
  return canvas.toDataURL('image/jpeg').split(',')[1]
})()`
