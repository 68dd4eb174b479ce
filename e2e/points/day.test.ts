import type { Result } from '@lyceum/contract/kit'
import type { listDailyTasks } from '@lyceum/contract/points'
import { expect, test } from 'vitest'
import { inDatabase } from '../harness/database.ts'
import { signedIn, type Visit } from '../harness/visit.ts'
import { load } from '../harness/wait-for-idle.ts'

const learner = 'luo_qingyu'

/** A person of this test only, with three tasks done today and a sign-in on each of the six days before. */
async function makeLearner(): Promise<void> {
  await inDatabase(
    `
    with lin as (select * from identity.account where user_name = 'lin_zhixia'),
    made as (
      insert into identity.account (site_id, user_name, name, password_hash)
      select site_id, $1, '罗清语', password_hash from lin returning site_id, id
    ),
    agreed as (
      insert into identity.acceptance (site_id, account_id, agreement_id, at)
      select made.site_id, made.id, old.agreement_id, old.at
      from made, identity.acceptance as old join lin on lin.site_id = old.site_id and lin.id = old.account_id
    ),
    day as (select made.*, (now() at time zone 'Asia/Shanghai')::date as today from made),
    came as (
      insert into points.sign_in (site_id, account_id, day, streak, at)
      select site_id, id, today - ago, 7 - ago, now() from day, generate_series(1, 6) as ago
    )
    insert into points.task (site_id, account_id, day, type, points, done_at)
    select site_id, id, today, type, 5, now()
    from day, unnest(array['complete_course', 'curriculum_review', 'complete_exam']) as type`,
    [learner],
  )
}

/** Collects the rest on another device: this page does not know yet. */
async function collectLast({ page, at }: Visit): Promise<void> {
  const answer = await page.request.get(at('/app/integral/task/complete'))
  const { records } = ((await answer.json()) as { result: Result<typeof listDailyTasks> }).result
  const left = records.find(({ userTaskId, acquireDatetime }) => userTaskId !== null && !acquireDatetime)
  const headers = { 'x-requested-with': 'lyceum' }
  expect((await page.request.post(at(`/app/user-task/${left?.userTaskId}`), { headers })).ok()).toBe(true)
}

test('B-170 a day: the seventh sign-in in a row, three tasks collected, and all of it in the ledger', async () => {
  await makeLearner()
  const visit = await signedIn(learner, { height: 1200 })
  const { page, at, isWell, picture } = visit
  await load(page, at('/personal/integral'))
  await page.getByText('连续签到 6 天').waitFor()
  await page.getByRole('button', { name: '签到，领 7 积分' }).click()
  await page.getByText('签到成功，连续 7 天，得 7 积分').waitFor()
  await page.getByText('今天已签到').waitFor()

  await page.getByRole('button', { name: '每日任务' }).click()
  const dialog = page.getByRole('dialog', { name: '每日任务' })
  for (let left = 3; left > 1; left -= 1) {
    await dialog.getByRole('button', { name: '领取积分' }).first().click()
    await page.getByText('已领取 5 积分').waitFor()
    await expect.poll(() => dialog.getByRole('button', { name: '领取积分' }).count()).toBe(left - 1)
  }
  await collectLast(visit)
  await dialog.getByRole('button', { name: '领取积分' }).click()
  await page.getByText('这份积分已经领过，或不是今天的任务了').waitFor()
  await picture('points-1-tasks')
  await page.keyboard.press('Escape')

  // The page behind the dialog has updated itself.
  for (const name of ['每日签到', '连续签到满 7 天', '每日任务：完成一门课程', '每日任务：评论一门课程'])
    await page.getByText(name, { exact: true }).waitFor()
  await isWell()
  await picture('points-2-ledger')
  await page.getByRole('tab', { name: '怎么赚积分' }).click()
  await page.getByText('考试成绩达到 90 分').waitFor()
  await isWell()
})
