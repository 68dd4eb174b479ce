import { expect, test } from 'vitest'
import { calledByName, givePassword } from './accounts.ts'
import { publishCourse } from './course/publish.ts'
import { inDatabase } from './database.ts'
import { signedIn, type Visit } from './person.ts'

/** A head of a unit and two people of it, whom no other journey knows. */
async function team(): Promise<readonly string[]> {
  const rows = await inDatabase(
    `
    select head.user_name as head, array_to_string((array_agg(member.user_name order by member.id))[1:2], ',') as members
    from org.job as lead
    join identity.account as head on head.site_id = lead.site_id and head.id = lead.account_id
    join org.job as working on working.site_id = lead.site_id and working.unit_id = lead.unit_id
      and working.until is null and working.is_main and not working.is_head
    join identity.account as member on member.site_id = working.site_id and member.id = working.account_id
    left join org.line on line.site_id = working.site_id and line.account_id = member.id
    where lead.is_head and lead.until is null and (line.manager_id is null or line.manager_id = head.id)
      and head.state = 'active' and member.state = 'active'
      and head.password_hash is null and member.password_hash is null
      and head.user_name <> all($1) and member.user_name <> all($1)
      and not exists (select from identity.failure as wrong
        where wrong.site_id = head.site_id and wrong.subject in (head.id::text, member.id::text))
      and head.site_id = (select site_id from identity.account where user_name = 'lin_zhixia')
    group by head.user_name having count(*) >= 2 order by head.user_name desc limit 1`,
    [calledByName],
  )
  const { head = '', members = '' } = rows[0] ?? {}
  const names = [head, ...members.split(',')]
  for (const name of names) await givePassword(name)
  return names
}

async function search({ page, at }: Visit, words: string): Promise<void> {
  await page.goto(at('/course/list'), { waitUntil: 'networkidle' })
  await page.getByRole('searchbox', { name: '在课程中搜索' }).fill(words)
  await page.keyboard.press('Enter')
  await page.getByText(`“${words}”的搜索结果`).waitFor()
}

test('a learner finds a course by filter, asks for it, the manager agrees, and the page tells so', async () => {
  const [head = '', first = '', second = ''] = await team()
  const title = '谈话的力量：一对一'
  const author = await signedIn('admin')
  await publishCourse(author, { title, approval: 'manager', quota: 1, queueLimit: 2, hours: 2, reward: 30 })

  const learner = await signedIn(first, { height: 1400 })
  await search(learner, '谈话的力量')
  await learner.page.getByRole('button', { name: '在线课程', exact: true }).click()
  await learner.page.getByRole('button', { name: '未报名', exact: true }).click()
  expect(new URL(learner.page.url()).searchParams.get('status')).toBe('NOT_ENROLLED')
  await learner.isWell()
  await learner.picture('course-1-found')
  await learner.page.getByRole('link', { name: new RegExp(title) }).click()
  await learner.page.getByRole('heading', { name: title }).waitFor()
  await learner.page.waitForLoadState('networkidle')
  await learner.isWell()
  await learner.page.getByRole('button', { name: '申请报名' }).click()
  await learner.page.getByText(/正在等 .+ 审批/).waitFor()
  await learner.picture('course-2-pending')

  // The one place is held by the request: the next one waits, and sees where.
  const other = await signedIn(second, { height: 1400 })
  await search(other, '谈话的力量')
  await other.page.getByRole('link', { name: new RegExp(title) }).click()
  await other.page.getByRole('button', { name: '加入候补' }).click()
  await other.page.getByText('候补第 1 位').first().waitFor()
  await other.isWell()
  await other.picture('course-3-queue')

  const manager = await signedIn(head)
  await manager.page.goto(manager.at('/subordinate/approve'), { waitUntil: 'networkidle' })
  await manager.picture('course-4-desk')
  await manager.page.getByText(title).first().waitFor()
  await manager.page.getByRole('button', { name: '同意', exact: true }).first().click()
  await manager.page.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click()
  await manager.page.getByText('都处理完了').waitFor()

  // Told over the line, or found at the next look.
  await learner.page.reload({ waitUntil: 'networkidle' })
  await learner.page.getByRole('link', { name: '开始学习' }).waitFor()
  await learner.isWell()

  // Who leaves gives the place to whoever waits, and that one's manager is asked in turn.
  await learner.page.getByRole('button', { name: '退出课程' }).click()
  await learner.page.getByRole('dialog').getByRole('button', { name: '退出课程' }).click()
  await learner.page.getByText('已取消').first().waitFor()
  await other.page.reload({ waitUntil: 'networkidle' })
  await other.page.getByText(/正在等 .+ 审批/).waitFor()
})

test('going back finds the list as it was left', async () => {
  const author = await signedIn('admin')
  await publishCourse(author, { title: '倒车入库', isCompulsory: true })
  const { page, at } = author
  await page.goto(at('/course/list?must=1&sort=publishedAt'), { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: /倒车入库/ }).click()
  await page.getByRole('heading', { name: '倒车入库' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: /倒车入库/ }).waitFor()
  expect(new URL(page.url()).search).toBe('?must=1&sort=publishedAt')
  expect(await page.getByRole('checkbox', { name: '必修' }).isChecked()).toBe(true)
})
