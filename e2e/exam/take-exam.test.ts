import { expect, test } from 'vitest'
import { signedIn, type Visit } from '../harness/visit.ts'
import { callAs } from '../study/make-course.ts'
import { newLearner } from '../study/new-learner.ts'
import { makeExam } from './make-exam.ts'

/** Everything is saved: the sign beside the title shows since when. */
const saved = ({ page }: Visit) =>
  page
    .locator('.exam-safety')
    .getByText(/已自动保存/)
    .waitFor()

test(
  'a paper of all eight types survives a reload, a lost network, a crashed tab and a change of device, and is handed in',
  { timeout: 600_000 },
  async () => {
    const author = await signedIn('admin')
    const title = '2026 年第一季度安全生产知识考试'
    const { itmId } = await makeExam(author, {
      title,
      settings: { minutes: 90, maxOpens: 2, screenCutLimit: 3, answersShown: 'afterSubmit' },
    })
    const learnerName = await newLearner()
    const learner = await signedIn(learnerName)
    await callAs(learner, '/app/api/trainee/user/apply/submit', { data: { itmId } })

    // The lobby shows figures and rules.
    const { page, at, isWell, picture } = learner
    await page.goto(at(`/exam/tips?itmId=${itmId}`))
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByText('录音题').waitFor()
    await isWell()
    await picture('exam-1-tips')
    await page.getByText('我已阅读考前须知').click()
    await page.getByRole('button', { name: '开始考试' }).click()

    // Choices by pointer and by keys; a mark; blanks; lines.
    await page.getByRole('heading', { name: '一、单选题', exact: true }).waitFor()
    await page.getByText('119').click()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('1')
    await page.keyboard.press('b')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('2')
    await page.keyboard.press('m')
    await page.getByRole('textbox', { name: '第 4 题第 1 空' }).fill('2 米')
    await page.getByRole('button', { name: /^1 受限空间作业/ }).click()
    await page.getByRole('button', { name: /进入前检测氧含量/ }).click()
    await saved(learner)
    await isWell()
    await picture('exam-2-answering')

    // A reload in the middle.
    await page.reload()
    await page.getByRole('heading', { name: '一、单选题', exact: true }).waitFor()
    await page.getByRole('radio', { name: '119', checked: true }).waitFor({ state: 'attached' })
    await expect.poll(() => page.getByRole('textbox', { name: '第 4 题第 1 空' }).inputValue()).toBe('2 米')
    await page.getByRole('button', { name: /^第 3 题，已答，已标记/ }).waitFor()
    await page.getByRole('button', { name: /^第 4 题，未答完/ }).waitFor()

    // Offline, writing continues; back online, everything is uploaded.
    await page.context().setOffline(true)
    const essay = page.locator('textarea')
    await essay.fill('先制止，再说明风险。')
    await page.getByText('网络断开了').waitFor()
    await essay.fill('先制止，再说明风险，最后上报班组长。')
    await picture('exam-3-offline')
    await page.context().setOffline(false)
    await saved(learner)

    // A tab crashes with unsaved text: the local journal has it.
    await essay.fill('先制止，再说明风险，最后上报班组长。事后复盘。')
    await page.close({ runBeforeUnload: false })
    const second = await learner.page.context().newPage()
    await second.goto(at(`/exam/progress?itmId=${itmId}`))
    await expect.poll(() => second.locator('textarea').inputValue()).toContain('事后复盘')
    const here: Visit = { ...learner, page: second, picture: async () => undefined }

    // The recorded answer.
    await second.getByRole('button', { name: '开始录音' }).click()
    await second.getByText('正在录音').waitFor()
    await second.locator('.exam-meter [data-lit=true]').first().waitFor()
    await second.getByRole('button', { name: '停止录音' }).click()
    await second.getByText('录音已保存').waitFor()
    await second.getByRole('button', { name: '重新录音' }).waitFor()
    await saved(here)

    // Another device takes over; the first one says so and can take over again.
    const phone = await signedIn(learnerName, { height: 1500, isFresh: true })
    await phone.page.goto(at(`/exam/progress?itmId=${itmId}`))
    await phone.page.getByRole('heading', { name: '六、情景题', exact: true }).waitFor()
    await expect.poll(() => phone.page.locator('textarea').inputValue()).toContain('事后复盘')
    await phone.page.getByText('未对储罐底部取样检测').click()
    await phone.page.getByText('监护人擅自离开岗位').click()
    await saved(phone)
    await phone.isWell()
    await phone.picture('exam-4-elsewhere')
    // It finds out by the next answer, or by itself after a while.
    const takeoverNotice = second.getByText('你已在别处继续作答')
    const answered = second.getByText('110').click()
    await Promise.race([answered, takeoverNotice.waitFor()])
    answered.catch(() => undefined)
    await takeoverNotice.waitFor()

    // Handed in with a warning about open questions; the receipt can be checked later.
    await phone.page.getByRole('button', { name: '交卷' }).click()
    await phone.page.getByText(/题没有答完/).waitFor()
    await phone.isWell()
    await phone.picture('exam-5-hand-in')
    await phone.page.getByRole('button', { name: '确认交卷' }).click()
    await phone.page.getByRole('heading', { name: '交卷成功' }).waitFor()
    const receipt = await phone.page.locator('.exam-receipt code').textContent()
    expect(receipt).toMatch(/^[0-9a-f]{32,}/)
    await phone.isWell()
    await phone.picture('exam-6-receipt')

    await phone.page.getByRole('link', { name: '查看成绩报告' }).click()
    await phone.page.getByText('等待阅卷').waitFor()
    await expect.poll(() => phone.page.locator('.exam-receipt code').textContent()).toBe(receipt)
    await phone.page.getByRole('button', { name: '核对凭证' }).click()
    await phone.page.getByText('核对一致').waitFor()
    await phone.isWell()
    await phone.picture('exam-7-report')
    await phone.page.getByRole('link', { name: '查看全部答卷' }).click()
    await phone.page.getByText('漏选').first().waitFor()
    await phone.isWell()
    await phone.picture('exam-8-answers')

    // Mistakes are in the notebook and are practised there one at a time.
    await phone.page.goto(at('/personal/mistakeExercises'))
    await phone.page.getByRole('link', { name: title }).first().waitFor()
    await phone.isWell()
    await phone.picture('exam-9-mistakes')
    await phone.page.getByLabel('抽取题数').fill('2')
    await phone.page.getByRole('button', { name: '开始练习' }).click()
    await phone.page.getByText('第 1 / 2 题').waitFor()
    await phone.isWell()
    await phone.picture('exam-10-practice')
    await phone.page.getByRole('button', { name: '看答案' }).click()
    await phone.page.getByText('解析').first().waitFor()
    await phone.page.getByRole('button', { name: '下一题' }).click()
    await phone.page.getByText('第 2 / 2 题').waitFor()
    await phone.page.getByRole('button', { name: '看答案' }).click()
    await phone.page.getByRole('button', { name: '看练习报告' }).click()
    await phone.page.getByRole('heading', { name: '练习报告' }).waitFor()
    await phone.page.getByText('解析').first().waitFor()
    await phone.isWell()
    await phone.picture('exam-11-practice-report')
  },
)
