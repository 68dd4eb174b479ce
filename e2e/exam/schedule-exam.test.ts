import { expect, test } from 'vitest'
import { inDatabase } from '../harness/database.ts'
import { signedIn, type Visit } from '../harness/visit.ts'
import { callAs } from '../study/make-course.ts'
import { newPerson } from '../study/new-learner.ts'
import { makeExam, makePaper } from './make-exam.ts'

const timeout = 600_000

/** Picks an option in a search-as-you-type field. */
type Picked = { readonly label: string; readonly typed: string; readonly shown?: string }

async function pick({ page }: Visit, { label, typed, shown = typed }: Picked): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed)
  await page.locator('.ant-select-item-option').filter({ hasText: shown }).first().click()
  await page.keyboard.press('Escape')
}

const enrol = (person: Visit, itmId: string) =>
  callAs(person, '/app/api/trainee/user/apply/submit', { data: { itmId } })

type Started = { readonly id: string; readonly generation: number }
const start = (person: Visit, itmId: string) =>
  callAs<Started>(person, '/app/api/trainee/exam/attempt', { data: { itmId } })

test(
  'an exam is scheduled from a finished paper, and one candidate gets extra time',
  { timeout },
  async () => {
    const admin = await signedIn('admin', { height: 1300 })
    const { page, at, isWell, picture } = admin
    const title = '受限空间上岗考试'
    await makePaper(admin, { title, types: ['MC', 'TF'] })
    const { userName, name } = await newPerson()

    await page.goto(at('/manage/exams'))
    await page.getByRole('link', { name: '安排考试' }).click()
    // The list has a field for names too.
    await page.getByLabel('时长').waitFor()
    await page.getByLabel('名称').fill(title)
    await pick(admin, { label: '试卷', typed: title })
    await page.getByLabel('时长').fill('45')
    await page.getByLabel('及格分').fill('3')
    await page.getByLabel('切屏上限').fill('3')
    await isWell()
    await picture('hold-1-new')
    await page.getByRole('button', { name: '创建' }).click()

    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByRole('button', { name: '发布' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
    await page.getByRole('tab', { name: '考生' }).click()
    await page.getByText('还没有考生').waitFor()
    await page.getByRole('button', { name: '添加考生' }).click()
    await pick(admin, { label: '考生', typed: userName, shown: name })
    await page.getByRole('button', { name: '加入考试' }).click()

    await page.getByRole('button', { name: `照顾${name}：加时、加次数或补考` }).click()
    await page.getByLabel('延长时间').fill('20')
    await page.getByRole('button', { name: '确定' }).click()
    await page.getByText('请写明原因').waitFor()
    await page.getByLabel('原因').fill('手部受伤')
    await isWell()
    await picture('hold-2-allow')
    await page.getByRole('button', { name: '确定' }).click()
    await page.getByText('加时 20 分钟').waitFor()
    await isWell()
    await picture('hold-3-candidates')

    await page.goto(at('/manage/exams'))
    await page.getByRole('link', { name: title, exact: true }).waitFor()
    await isWell()
    await picture('hold-4-exams')
  },
)

test(
  'E-076 a candidate sees a pause, and a score on hold for leaving the screen too often is released',
  { timeout },
  async () => {
    const admin = await signedIn('admin', { height: 1200 })
    const exam = await makeExam(admin, {
      title: '监考演练',
      types: ['MC', 'TF'],
      settings: { minutes: 30, passScore: 2, screenCutLimit: 1, answersShown: 'afterSubmit' },
    })
    const [pausedPerson, other] = [await newPerson(), await newPerson()]

    // One candidate is paused and then continues.
    const paused = await signedIn(pausedPerson.userName)
    await enrol(paused, exam.itmId)
    await start(paused, exam.itmId)
    await paused.page.goto(paused.at(`/exam/progress?itmId=${exam.itmId}`))
    await paused.page.getByText('119').click()
    const { page, at, isWell, picture } = admin
    await page.goto(at(`/manage/exams/${exam.id}/room`))
    await page.getByRole('button', { name: `查看${pausedPerson.name}的作答` }).click()
    await page.getByRole('button', { name: '暂停' }).click()
    await page.getByLabel('说明').fill('核对证件')
    await page.getByLabel('原因类别').selectOption('identity')
    await page.getByRole('dialog').last().getByRole('button', { name: '暂停' }).click()
    await page.getByText('身份核实：核对证件').waitFor()
    await isWell()
    await picture('hold-5-paused')
    await paused.page.getByText('监考老师暂停了考试').first().waitFor()
    await paused.picture('hold-6-paused-candidate')
    await page.getByRole('button', { name: '恢复作答' }).click()
    await page.getByLabel('说明').fill('证件无误')
    await page.getByRole('dialog').last().getByRole('button', { name: '恢复作答' }).click()
    await paused.page.getByText('监考老师暂停了考试').first().waitFor({ state: 'hidden' })
    // The dialog must be gone before its drawer is closed.
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

    // Another candidate leaves the screen once too often.
    const strayed = await signedIn(other.userName)
    await enrol(strayed, exam.itmId)
    const { id, generation } = await start(strayed, exam.itmId)
    const paper = await callAs<{ sections: { questions: { questionVersionId: string; type: string }[] }[] }>(
      strayed,
      `/app/api/trainee/exam/attempt/${id}/paper`,
      { method: 'GET' },
    )
    const last = paper.sections.flatMap(({ questions }) => questions).find(({ type }) => type === 'TF')
    await callAs(strayed, `/app/api/trainee/exam/attempt/${id}/answer`, {
      method: 'PUT',
      data: {
        generation,
        answers: [
          { questionVersionId: last?.questionVersionId, seq: 1, value: { type: 'TF', isTrue: false } },
        ],
      },
    })
    for (const second of [1, 2]) {
      await inDatabase("update exam.cut set at = at - interval '5 seconds' where attempt_id = $1", [id])
      await callAs(strayed, `/app/api/trainee/exam/attempt/${id}/screen-cut`, {
        data: { eventId: crypto.randomUUID(), seconds: 3 + second },
      })
    }
    await page.getByRole('button', { name: `查看${other.name}的作答` }).click()
    await page.getByText('切屏超限交卷').waitFor()
    await page.getByRole('button', { name: '恢复成绩' }).click()
    await page.getByLabel('说明').fill('输入法弹窗')
    await page.getByRole('dialog').last().getByRole('button', { name: '恢复成绩' }).click()
    await page.getByText('误判：输入法弹窗').waitFor()
    await page.getByText('2 分').first().waitFor()
    await isWell()
    await picture('hold-7-reinstated')
    await strayed.page.goto(strayed.at(`/exam/scoreCheck?attemptId=${id}`))
    await strayed.page.getByText('通过', { exact: true }).first().waitFor()
    await strayed.isWell()
  },
)
