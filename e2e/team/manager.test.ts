import { expect, test } from 'vitest'
import { inDatabase } from '../harness/database.ts'
import { signedIn, type Visit } from '../harness/visit.ts'
import { teamMember } from './team-member.ts'
import { load } from '../harness/wait-for-idle.ts'

/** A course in the catalogue of the main site, offered as the test needs it. */
async function makeCourse(title: string, approval: 'none' | 'manager'): Promise<string> {
  const [course] = await inDatabase(
    `insert into course.course (site_id, kind, title, cover, created_by, approval)
     select site_id, 'SELFSTUDY', $1, '{"kind": "drawn", "seed": 3}', id, $2
     from identity.account where user_name = 'he_yuanzhou' returning id, site_id`,
    [title, approval],
  )
  const { id = '', site_id = '' } = course ?? {}
  await inDatabase(
    `with made as (
       insert into course.version (site_id, course_id, number, content, published_by)
       select site_id, id, 1, '{}', created_by from course.course where site_id = $1 and id = $2 returning id)
     update course.course set state = 'published', published_at = now(), version_id = (select id from made)
     where site_id = $1 and id = $2`,
    [site_id, id],
  )
  return id
}

/** Requests a place, as the button of the course page does. */
async function askFor({ page, at }: Visit, itmId: string): Promise<void> {
  const url = at('/app/api/trainee/user/apply/submit')
  const response = await page.request.post(url, {
    data: { itmId },
    headers: { 'x-requested-with': 'lyceum' },
  })
  expect(await response.json()).toMatchObject({ result: { appStatus: 'PENDING' } })
}

/** Comments on the open course, likes it, and shares it with the manager. */
async function talkAndShare({ page, isWell }: Visit): Promise<void> {
  await page.getByRole('textbox', { name: '写下你的收获或疑问' }).fill('授权 < 放手？\n第二段')
  await page.getByRole('button', { name: '发表' }).click()
  await page.locator('.ly-comment-words', { hasText: '授权 < 放手？' }).waitFor()
  await expect.poll(() => page.locator('.ly-comment-words p').count()).toBe(2)
  await page.getByRole('button', { name: '赞，现有 0 个' }).click()
  await page.getByRole('button', { name: '赞，现有 1 个' }).waitFor()
  await page.getByRole('button', { name: '分享给同事' }).click()
  await page.getByRole('combobox', { name: '输入姓名查找同事' }).fill('何远舟')
  await page
    .getByRole('option', { name: /何远舟/ })
    .first()
    .waitFor()
  await page.keyboard.press('Enter')
  await isWell()
  await page.getByRole('button', { name: '分享给 1 人' }).click()
  await page.getByText('已分享给 1 人').waitFor()
  await isWell()
}

test('a manager approves with an opinion, the learner reads it, and is then recommended a course', async () => {
  const requestedCourse = await makeCourse('数据治理进阶', 'manager')
  await makeCourse('写给工程师的表达课', 'none')
  const { userName, name } = await teamMember('first')
  const learner = await signedIn(userName)
  await askFor(learner, requestedCourse)

  const manager = await signedIn('he_yuanzhou')
  const { page } = manager
  await load(page, manager.at('/subordinate/approve'))
  const request = page.locator('.desk-approvals li').filter({ hasText: '数据治理进阶' })
  await request.waitFor()
  await manager.isWell()
  await manager.picture('manager-1-pending')
  await request.getByRole('button', { name: '同意' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('学完在组里分享一次')
  await manager.isWell()
  await page.getByRole('dialog').getByRole('button', { name: '同意' }).click()
  await page.getByText(`已同意 ${name} 的申请`).waitFor()
  await page.getByRole('tab', { name: '已处理' }).click()
  await page.getByText('学完在组里分享一次').waitFor()
  await manager.isWell()
  await manager.picture('manager-2-history')

  await load(learner.page, learner.at(`/course/detail?itmId=${requestedCourse}`))
  await learner.page.getByText('何远舟 已同意：学完在组里分享一次').waitFor()
  await learner.isWell()
  await learner.picture('manager-3-learner-reads')
  await talkAndShare(learner)

  await load(page, manager.at('/subordinate/list'))
  await page.getByRole('row', { name: new RegExp(name) }).waitFor()
  await manager.isWell()
  await page.getByRole('checkbox', { name }).check({ force: true })
  await page.getByRole('button', { name: '推荐课程给 1 人' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('写给工程师')
  await dialog.getByRole('searchbox').press('Enter')
  await dialog.getByText('写给工程师的表达课').click()
  await manager.isWell()
  await manager.picture('manager-4-recommend')
  await dialog.getByRole('button', { name: '推荐', exact: true }).click()
  await page.getByText('已推荐给 1 人，是否报名由本人决定').waitFor()

  await load(learner.page, learner.at('/recommend/list'))
  await learner.page
    .getByRole('link', { name: /写给工程师的表达课/ })
    .first()
    .waitFor()
  await learner.page.getByText('上级推荐给你').first().waitFor()
  await learner.isWell()
  await learner.picture('manager-5-recommended')
})
