import { expect, test } from 'vitest'
import { inDatabase } from '../harness/database.ts'
import { signedIn } from '../harness/visit.ts'
import { newPerson } from '../study/new-learner.ts'
import { givePoints } from './give-points.ts'
import { load } from '../harness/wait-for-idle.ts'

/** A lecturer of this test only, the first lecturer of an open course. */
async function newLecturer() {
  const lecturer = await newPerson()
  const [course] = await inDatabase(
    `insert into course.lecturer (site_id, course_id, account_id, position)
     select site_id, id, $1, -1 from course.course
     where state = 'published' and audience = '{all}' and kind = 'SELFSTUDY' and apply_from is null and apply_until is null
       and site_id = (select site_id from identity.account where id = $1)
     order by id limit 1
     returning course_id as id`,
    [lecturer.id],
  )
  return { lecturer, courseId: course?.['id'] ?? '' }
}

test('B-418 B-419 E-081 a learner gives the lecturer a gift, is told when it is too expensive, and the lecturer finds it', async () => {
  const { lecturer, courseId } = await newLecturer()
  const learner = await newPerson()
  await givePoints(learner.id, 30)
  const { page, at, isWell, picture } = await signedIn(learner.userName, { height: 1400 })
  await load(page, at(`/course/detail?itmId=${courseId}`))
  const panel = page.getByRole('region', { name: '打赏讲师' })
  await panel.scrollIntoViewIfNeeded()
  await isWell()
  await picture('gift-1-course')
  await panel.getByRole('button', { name: '私人飞机，100 积分' }).click()
  const dialog = page.getByRole('dialog', { name: '送一份礼物' })
  await dialog.getByText(/积分不够，还差 \d+ 分/).waitFor()
  await isWell()
  await picture('gift-2-short')
  await dialog.getByRole('radio', { name: '啤酒，10 积分' }).check()
  await dialog.getByText('积分不够').waitFor({ state: 'hidden' })
  await picture('gift-3-choice')
  await dialog.getByRole('button', { name: '送出，付 10 积分' }).click()
  await page.getByText(`已把啤酒送给${lecturer.name}`).waitFor()
  await panel.getByText(/已有 \d+ 人打赏过/).waitFor()
  await load(page, at('/personal/integral'))
  await page.getByText('打赏：啤酒').waitFor()

  const other = await signedIn(lecturer.userName, { height: 1200 })
  await load(other.page, other.at('/personal/integral'))
  const entry = other.page.getByRole('listitem').filter({ hasText: '打赏：啤酒' })
  await expect.poll(() => entry.textContent()).toContain('收到')
  await other.isWell()
  await other.picture('gift-4-received')
})
