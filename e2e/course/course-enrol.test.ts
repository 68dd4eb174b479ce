import { expect, test } from 'vitest'
import { makeTeam } from '../harness/accounts.ts'
import { publishCourse } from './publish-course.ts'
import { signedIn, type Visit } from '../harness/visit.ts'
import { load, reload, waitForIdle } from '../harness/wait-for-idle.ts'

const team = { head: 'meng_wanqing', first: 'qiu_shuyan', second: 'tao_jinghe' } as const

async function search({ page, at }: Visit, terms: string): Promise<void> {
  await load(page, at('/course/list'))
  await page.getByRole('searchbox', { name: '在课程中搜索' }).fill(terms)
  await page.keyboard.press('Enter')
  await page.getByText(`“${terms}”的搜索结果`).waitFor()
}

test('a learner finds a course by filter, requests it, the manager approves, and the page shows it', async () => {
  const { head, first, second } = team
  await makeTeam('面谈小组', { [head]: '孟晚晴', [first]: '邱书言', [second]: '陶静和' })
  const title = '谈话的力量：一对一'
  const author = await signedIn('admin')
  await publishCourse(author, { title, approval: 'manager', quota: 1, queueLimit: 2, hours: 2, reward: 30 })

  const learner = await signedIn(first, { height: 1400 })
  await search(learner, '谈话的力量')
  await learner.page.getByRole('button', { name: '在线课程', exact: true }).click()
  await learner.page.getByRole('button', { name: '未报名', exact: true }).click()
  await learner.page.waitForURL((url) => url.searchParams.get('status') === 'NOT_ENROLLED')
  await learner.isWell()
  await learner.picture('course-1-found')
  await learner.page.getByRole('link', { name: new RegExp(title) }).click()
  await learner.page.getByRole('heading', { name: title }).waitFor()
  await waitForIdle(learner.page)
  await learner.isWell()
  await learner.page.getByRole('button', { name: '申请报名' }).click()
  await learner.page.getByText(/正在等 .+ 审批/).waitFor()
  await learner.picture('course-2-pending')

  // The request takes the only place: the next one waits and sees the position.
  const other = await signedIn(second, { height: 1400 })
  await search(other, '谈话的力量')
  await other.page.getByRole('link', { name: new RegExp(title) }).click()
  await other.page.getByRole('button', { name: '加入候补' }).click()
  await other.page.getByText('候补第 1 位').first().waitFor()
  await other.isWell()
  await other.picture('course-3-queue')

  const manager = await signedIn(head)
  await load(manager.page, manager.at('/subordinate/approve'))
  await manager.picture('course-4-desk')
  await manager.page.getByText(title).first().waitFor()
  await manager.page.getByRole('button', { name: '同意', exact: true }).first().click()
  await manager.page.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click()
  await manager.page.getByText('都处理完了').waitFor()

  // The page updates by push or on the next load.
  await reload(learner.page)
  await learner.page.getByRole('link', { name: '开始学习' }).waitFor()
  await learner.isWell()

  // Leaving frees the place for the next in line, whose manager is then asked.
  await learner.page.getByRole('button', { name: '退出课程' }).click()
  await learner.page.getByRole('dialog').getByRole('button', { name: '退出课程' }).click()
  await learner.page.getByText('已取消').first().waitFor()
  await reload(other.page)
  await other.page.getByText(/正在等 .+ 审批/).waitFor()
})

test('going back restores the list as it was left', async () => {
  const author = await signedIn('admin')
  await publishCourse(author, { title: '倒车入库', isCompulsory: true })
  const { page, at } = author
  await load(page, at('/course/list?must=1&sort=publishedAt'))
  await page.getByRole('link', { name: /倒车入库/ }).click()
  await page.getByRole('heading', { name: '倒车入库' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: /倒车入库/ }).waitFor()
  expect(new URL(page.url()).search).toBe('?must=1&sort=publishedAt')
  await expect.poll(() => page.getByRole('checkbox', { name: '必修' }).isChecked()).toBe(true)
})
