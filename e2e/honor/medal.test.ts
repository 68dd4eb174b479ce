import { test } from 'vitest'
import { publishCourse } from '../course/publish-course.ts'
import { signedIn } from '../harness/visit.ts'
import { callAs } from '../study/make-course.ts'
import { newPerson } from '../study/new-learner.ts'

test('B-393 B-394 a medal is earned by the first course, celebrated on the page, and chosen to be shown', async () => {
  const admin = await signedIn('admin')
  const itmId = await publishCourse(admin, { title: '十分钟交班' })
  const { userName } = await newPerson()
  const learner = await signedIn(userName, { height: 1000 })
  const { page, at, isWell, picture } = learner
  await callAs(learner, '/app/api/trainee/user/apply/submit', { data: { itmId } })

  // The page that completes the course is notified by push.
  await page.goto(at(`/course/online?itmId=${itmId}`))
  const outside = page.waitForEvent('popup')
  await page.getByRole('link', { name: '打开链接' }).click()
  await (await outside).close()
  await page.getByRole('button', { name: '我看完了' }).click()
  await page.getByRole('dialog', { name: '完成了' }).getByRole('button', { name: '知道了' }).click()
  const news = page.getByRole('complementary', { name: '获得新勋章' })
  await news.getByText('初识').waitFor()
  await isWell()
  await picture('medal-1-celebrated')
  await news.getByRole('link', { name: '查看勋章' }).click()
  await page.waitForURL('**/personal/userMedal')
  await news.waitFor({ state: 'detached' })
  await page.getByText('已得 1 枚，展示 0 枚').waitFor()

  // Announced once; with none there is nothing to show, with one there is.
  await page.reload()
  await page.getByRole('button', { name: '选择展示' }).click()
  await page.getByRole('button', { name: '保存展示' }).click()
  await page.getByText('请选择 1 到 3 枚勋章展示').waitFor()
  await page.getByRole('button', { name: /初识/ }).click()
  await isWell()
  await picture('medal-2-choosing')
  await page.getByRole('button', { name: '保存展示' }).click()
  await page.getByText('已得 1 枚，展示 1 枚').waitFor()
  await isWell()
  await picture('medal-3-shown')
})
