import { expect, test } from 'vitest'
import { signedIn } from './person.ts'
import { callAs, makeFilmCourse } from './study/make-course.ts'
import { newLearner } from './study/new-learner.ts'

test('a learner watches, skips without credit, is told what is missing, watches that too, and completes', async () => {
  const author = await signedIn('admin')
  const course = await makeFilmCourse(author, { title: '带队第一课：授权与跟进', seconds: 24 })

  const learner = await signedIn(await newLearner(), { height: 1500 })
  const { page, at, isWell, picture } = learner
  await callAs(learner, '/app/api/trainee/user/apply/submit', { data: { itmId: course.id } })
  await page.goto(at(`/course/online?itmId=${course.id}`), { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: /带队第一课/ }).waitFor()
  // What is locked says why.
  await page.getByText('请先学完《授权的五个层级》').waitFor()
  await isWell()
  await picture('study-1-open')

  // A few seconds are watched, the rest is skipped.
  const place = (name: 'currentTime' | 'ended') =>
    page.evaluate<number | boolean>(`document.querySelector('video').${name}`)
  await page.locator('.study-play').click()
  await expect.poll(() => place('currentTime')).toBeGreaterThan(2)
  await page.getByRole('slider', { name: '播放进度' }).fill('21')
  await page.getByRole('slider', { name: '播放进度' }).press('Shift')
  await expect.poll(() => place('ended')).toBe(true)
  await page.getByText(/还没看的部分/).waitFor()
  expect(await page.getByText('本节已完成').count()).toBe(0)
  const before = await callAs<{ percent: number; status: string }>(
    learner,
    `/app/api/trainee/course/module/detail?modId=${course.video}`,
    { method: 'GET' },
  )
  expect(before.status).toBe('BROWSED')
  expect(before.percent).toBeLessThan(60)
  await picture('study-2-skipped')
  await isWell()

  // A note at this moment, and then what was missing, a little faster.
  await page.getByRole('textbox', { name: '笔记内容' }).fill('第三级最难：先做，再说。')
  await page.getByRole('button', { name: '保存笔记' }).click()
  await page.locator('.study-note p').getByText('第三级最难').waitFor()
  await page.getByRole('button', { name: /^播放速度/ }).click()
  await page.getByRole('menuitem', { name: '1.5 倍' }).click()
  await page.getByRole('slider', { name: '播放进度' }).fill('0')
  await page.getByRole('slider', { name: '播放进度' }).press('Shift')
  await page.locator('.study-play').click()
  await page.getByText('本节已完成').waitFor({ timeout: 240_000 })
  await picture('study-3-viewed')

  // The test is open now; the first answer is wrong, the second is right.
  await page.getByRole('link', { name: /章节测验/ }).click()
  await page.getByText('B. 只管照做').click()
  await page.getByRole('button', { name: '交卷' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click()
  await page.getByText('未通过').waitFor()
  await isWell()
  await page.getByRole('button', { name: '再答一次' }).click()
  await page.getByText('A. 做了就说').click()
  await page.getByRole('button', { name: '交卷' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click()
  await page.getByText('你已学完《带队第一课：授权与跟进》').waitFor()
  await picture('study-4-done')
  await isWell()
  const record = await callAs<{ appStatus: string; completion: { versionNumber: number } }>(
    learner,
    `/app/api/trainee/course/learner/record?itmId=${course.id}`,
    { method: 'GET' },
  )
  expect(record).toMatchObject({ appStatus: 'COMPLETED', completion: { versionNumber: 1 } })
})
