import { expect, test } from 'vitest'
import { inDatabase } from '../harness/database.ts'
import { signedIn, type Visit } from '../harness/visit.ts'
import { callAs } from '../study/make-course.ts'
import { newPerson } from '../study/new-learner.ts'
import { makeExam } from './make-exam.ts'

const timeout = 600_000

/** Five minutes of outage, as the server records them. */
async function outageIn(attemptId: string): Promise<void> {
  await inDatabase(
    `with down as (
       insert into exam.downtime (site_id, exam_id, began_at, ended_at, cap_seconds)
       select site_id, exam_id, now() - interval '5 minutes', now(), 1800 from exam.attempt where id = $1
       returning site_id, id
     ), moved as (
       update exam.attempt set deadline_at = deadline_at + interval '5 minutes', given_back_seconds = 300
       where id = $1
     )
     insert into exam.downtime_move (site_id, downtime_id, attempt_id, milliseconds)
     select site_id, id, $1, 300000 from down`,
    [attemptId],
  )
}

const fillReason = async ({ page }: Visit, reason: string, button: string) => {
  await page.getByRole('dialog').getByLabel('说明').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
}

test(
  'S-03 an outage is shown and undone, and extra minutes given by hand reach the candidate',
  { timeout },
  async () => {
    const admin = await signedIn('admin', { height: 1200 })
    const exam = await makeExam(admin, {
      title: '断电演练',
      types: ['MC', 'TF'],
      settings: { minutes: 30, passScore: 2 },
    })
    const { userName, name } = await newPerson()
    const candidate = await signedIn(userName)
    await callAs(candidate, '/app/api/trainee/user/apply/submit', { data: { itmId: exam.itmId } })
    const { id } = await callAs<{ id: string }>(candidate, '/app/api/trainee/exam/attempt', {
      data: { itmId: exam.itmId },
    })
    await outageIn(id)
    await candidate.page.goto(candidate.at(`/exam/progress?itmId=${exam.itmId}`))
    await candidate.page.getByText('119').waitFor()

    const { page, at, isWell, picture } = admin
    await page.goto(at(`/manage/exams/${exam.id}/room`))
    await page.getByText('系统中断，共 5 分钟').waitFor()
    await page.getByText('补给了谁').click()
    await expect.poll(() => page.locator('.hall-people').innerText()).toContain(name)
    await isWell()
    await picture('outage-1-seen')
    await page.getByRole('button', { name: '收回补时' }).click()
    await page.getByText('1 位考生的截止时间会改回原来的时间').waitFor()
    await isWell()
    await picture('outage-1b-take-back')
    await fillReason(admin, '考场没有断电', '收回补时')
    await page.getByText('收回了补回的时间').waitFor()
    await candidate.page.getByText('监考老师收回了补回的时间').waitFor()
    await candidate.isWell()

    await page.getByRole('button', { name: '补时', exact: true }).click()
    await page.getByText('选中的考生').first().click()
    await page.getByRole('dialog').getByText(name).click()
    await isWell()
    await picture('outage-2-give')
    await fillReason(admin, '三号楼断网', '补时')
    await page.getByText('补时 10 分').first().waitFor()
    await candidate.page.getByText('考试时间延长了').waitFor()
    await candidate.isWell()
    await candidate.page.getByText(/^39:\d\d$/).waitFor()
    await candidate.picture('outage-3-candidate')
  },
)
