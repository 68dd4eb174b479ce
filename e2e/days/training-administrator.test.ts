import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { makeTeam } from '../harness/accounts.ts'
import { rowsOf } from '../people/workbook.ts'
import { signedIn, type Visit } from '../harness/visit.ts'
import { waitForIdle } from '../harness/wait-for-idle.ts'
import { callAs } from '../study/make-course.ts'
import { goTo, pick } from './console-menu.ts'

const unit = '夜班仓储组'
const candidate = { userName: 'qu_wanqing', name: '瞿晚晴' }
const absent = { userName: 'ni_changping', name: '倪长平' }
const course = '夜班仓储安全'
const exam = '夜班仓储上岗考试'
const [smoke, forklift] = ['夜班巡仓发现烟雾，先示警再报警。', '夜班巡仓时可以站在货叉上取货。'] as const

/** Checks what is waiting, then starts creating. */
async function comesToWork({ page, at, isWell }: Visit) {
  await page.goto(at('/manage'))
  await page.getByRole('heading', { name: '今天要处理' }).waitFor()
  await page.getByRole('heading', { name: '部门活跃度' }).waitFor()
  await isWell()
}

/** One chapter with one lesson; the editor shows the next step throughout. */
async function buildsTheCourse(tang: Visit) {
  const { page, isWell, picture } = tang
  await goTo(tang, '课程')
  await page.getByRole('button', { name: '新建课程' }).click()
  const begin = page.getByRole('dialog', { name: '新建课程' })
  await begin.getByRole('textbox', { name: /课程名称/ }).fill(course)
  await begin.getByRole('button', { name: '新建', exact: true }).click()
  await page.getByRole('button', { name: /目录与模块/ }).click()
  await page.getByRole('button', { name: '添加一章' }).click()
  await page.getByText('给“第一章”加第一个模块').waitFor()
  await page.getByRole('button', { name: /中添加模块/ }).click()
  await page.getByRole('button', { name: /^外部链接/ }).click()
  await page.getByRole('textbox', { name: '模块名称' }).fill('夜班巡仓路线')
  await page.getByRole('textbox', { name: /链接地址/ }).fill('https://learn.example.com/night-walk')
  await page.getByText(/^\d\d:\d\d 已保存$/).waitFor()
  await page.getByRole('button', { name: '提交发布' }).click()
  await page.getByRole('heading', { name: '可以发布了' }).waitFor()
  await page.getByRole('button', { name: '提交发布' }).click()
  const sure = page.getByRole('dialog', { name: '发布第 1 版？' })
  await sure.getByText('能报名的人就会在课程中心看到它').waitFor()
  await sure.getByRole('button', { name: '提交发布' }).click()
  await page.getByText('已发布第 1 版').waitFor()
  await page.getByRole('link', { name: '安排必修' }).waitFor()
  await isWell()
  await picture('training-1-course')
}

/** Two true-or-false questions; the key of the second one is wrong by mistake. */
async function writesTheQuestions(tang: Visit) {
  const { page } = tang
  await goTo(tang, '题库')
  await page.getByRole('link', { name: '新建试题' }).click()
  await page.getByRole('radio', { name: '判断' }).check({ force: true })
  await page.getByRole('textbox', { name: '题干' }).fill(smoke)
  await page.getByText('正确', { exact: true }).click()
  await page.getByRole('combobox', { name: '分类' }).click()
  await page.locator('.ant-select-item-option').first().click()
  await page.getByRole('button', { name: '保存并再写一道' }).click()
  await page.getByText('还差：题干、正确答案').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: '判断' }).isChecked()).toBe(true)
  await page.getByRole('textbox', { name: '题干' }).fill(forklift)
  await page.getByText('正确', { exact: true }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.locator('.bank-card').getByText(forklift).waitFor()
}

/** The questions are approved, become a paper, and the paper leads to its exam. */
async function makesTheExam({ page, isWell, picture }: Visit) {
  await page.getByRole('searchbox', { name: '题干关键词或编号' }).fill('夜班巡仓')
  await page.keyboard.press('Enter')
  // The rows move while the filtered list loads.
  await waitForIdle(page)
  for (const stem of [smoke, forklift]) {
    const row = page.getByRole('row', { name: new RegExp(stem) })
    await row.getByText('草稿').waitFor()
    await row.getByRole('checkbox').check({ force: true })
  }
  await page.getByRole('button', { name: '通过审核' }).click()
  await page.getByText('已更新 2 题').waitFor()
  await waitForIdle(page)
  for (const stem of [smoke, forklift])
    await page.getByRole('checkbox', { name: `选择 ${stem}` }).check({ force: true })
  await page.getByRole('button', { name: '组卷' }).click()
  const naming = page.getByRole('dialog', { name: '用这 2 题组一份固定试卷' })
  await naming.getByRole('textbox', { name: '试卷名称' }).fill(exam)
  await naming.getByRole('button', { name: '建立试卷' }).click()
  await page.getByText('题库够用，可以发布').waitFor()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByText('已发布，考试可以使用').waitFor()

  await page.getByRole('link', { name: '安排考试' }).click()
  await page.getByText('满分 4 分').waitFor()
  await expect.poll(() => page.getByLabel('名称').inputValue()).toBe(exam)
  await expect.poll(() => page.getByLabel('及格分').inputValue()).toBe('3')
  await page.getByLabel('时长').fill('30')
  await isWell()
  await picture('training-2-exam')
  await page.getByRole('button', { name: '创建' }).click()
  await page.getByRole('heading', { name: exam }).waitFor()
  await page.getByRole('button', { name: '发布' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
  await page.getByText('进行中').first().waitFor()
}

/** Assigns course and exam to everybody of the night shift, after a preview of whom it reaches. */
async function assignsBothByRule(tang: Visit) {
  const { page, isWell, picture } = tang
  await goTo(tang, '必修安排')
  await page.getByRole('link', { name: '新建安排' }).click()
  await page.getByRole('textbox', { name: '名称' }).fill('夜班仓储上岗')
  await pick(tang, '课程', course)
  await pick(tang, '课程', exam)
  await pick(tang, '部门', unit)
  await page.getByRole('button', { name: '保存草稿' }).click()
  const effect = page.getByRole('region', { name: '如果现在生效' })
  await effect.getByText(`${candidate.name}、${absent.name}`).waitFor()
  await page.getByRole('button', { name: '生效' }).click()
  const reached = page.getByRole('table', { name: '名单' })
  for (const { name } of [candidate, absent]) {
    await reached.getByRole('row', { name: new RegExp(`${name} ${course}`) }).waitFor()
    await reached.getByRole('row', { name: new RegExp(`${name} ${exam}`) }).waitFor()
  }
  await isWell()
  await picture('training-3-rule')
}

type Duties = { records: { itmId: string; title: string }[] }
type Paper = { sections: { questions: { questionVersionId: string; stem: object }[] }[] }

/** A learner of the night shift finds the exam among her tasks and starts it. */
async function startsTheExam(learner: Visit) {
  const { records } = await callAs<Duties>(learner, '/app/api/trainee/my/duty/list', { method: 'GET' })
  const itmId = records.find(({ title }) => title === exam)?.itmId
  const begun = await callAs<{ id: string; generation: number }>(learner, '/app/api/trainee/exam/attempt', {
    data: { itmId },
  })
  const address = `/app/api/trainee/exam/attempt/${begun.id}`
  const paper = await callAs<Paper>(learner, `${address}/paper`, { method: 'GET' })
  const questions = paper.sections.flatMap((section) => section.questions)
  const answer = (stem: string, isTrue: boolean) => ({
    questionVersionId: questions.find((question) => JSON.stringify(question.stem).includes(stem))
      ?.questionVersionId,
    seq: 1,
    value: { type: 'TF', isTrue },
  })
  const send = (action: 'answer' | 'submit', answers: readonly object[]) =>
    callAs(learner, `${address}/${action}`, {
      method: action === 'answer' ? 'PUT' : 'POST',
      data: { generation: begun.generation, answers },
    })
  return {
    answersOne: () => send('answer', [answer(smoke, true)]),
    handsIn: () => send('submit', [answer(smoke, true), answer(forklift, false)]),
  }
}

/** Invigilates: gives a candidate ten more minutes, who then hands in a failing paper. */
async function invigilates(tang: Visit, learner: Visit) {
  const { page, isWell, picture } = tang
  await goTo(tang, '考试')
  await page.getByRole('link', { name: `监考《${exam}》` }).click()
  await page.getByText('还没有人进场').waitFor()
  const sitting = await startsTheExam(learner)
  await sitting.answersOne()
  await page.getByText('已答 1 / 2').waitFor()
  await page.getByRole('button', { name: `查看${candidate.name}的作答` }).click()
  await page.getByRole('button', { name: '加时' }).click()
  const more = page.getByRole('dialog', { name: `照顾${candidate.name}` })
  await more.getByLabel('延长时间').fill('10')
  await more.getByLabel('原因').fill('扫码枪故障')
  await more.getByRole('button', { name: '确定' }).click()
  await page.getByText('其他：扫码枪故障').waitFor()
  await sitting.handsIn()
  const drawer = page.getByRole('dialog', { name: candidate.name })
  await drawer.getByText('自己交卷').waitFor()
  await drawer.getByText('未通过').waitFor()
  await isWell()
  await picture('training-4-room')
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
}

/** Nobody got the second question right because its key was wrong. Previews the corrected key first. */
async function mendsTheKey({ page, isWell, picture }: Visit) {
  await page.getByRole('tab', { name: '分析' }).click()
  await page.getByRole('button', { name: `查看“${forklift}”` }).click()
  await page.getByRole('button', { name: '更正答案，重新评分' }).click()
  const mending = page.getByRole('dialog', { name: '更正答案，重新评分' })
  await mending.getByText('错误', { exact: true }).click()
  await mending.getByLabel('原因').fill('答案录反了')
  await mending.getByRole('button', { name: '先试算' }).click()
  await mending.getByText('1 份变为通过').waitFor()
  await mending.getByText('1 人因此完成课程').waitFor()
  await mending.getByRole('row', { name: `${candidate.name} 2 4 未通过 → 通过 完成课程` }).waitFor()
  await isWell()
  await picture('training-5-trial')
  await mending.getByRole('button', { name: '确认并重新评分' }).click()
  await mending.waitFor({ state: 'hidden' })
  await page.getByText('1 份通过').waitFor()
}

/** Exports the scores as a workbook. */
async function takesTheScores({ page, isWell, picture }: Visit) {
  await page.getByRole('tab', { name: '考生' }).click()
  await page.getByRole('row', { name: new RegExp(`${candidate.name}.*4 通过`) }).waitFor()
  await page.getByRole('button', { name: '导出成绩' }).click()
  await page.getByRole('menuitem', { name: /Excel/ }).click()
  await page.getByRole('button', { name: '打开下载中心' }).click()
  const file = page.getByRole('row', { name: /考试成绩/ }).first()
  await file.getByText('已完成').waitFor()
  await isWell()
  await picture('training-6-downloads')
  const arriving = page.waitForEvent('download')
  await file.getByRole('button', { name: /^下载/ }).click()
  const taken = await arriving
  expect(taken.suggestedFilename()).toMatch(/^考试成绩-夜班仓储上岗考试-\d{8}-\d{4}\.xlsx$/)
  const [, ...rows] = await rowsOf(await buffer(await taken.createReadStream()))
  return rows.map(([name, , , , , score, result]) => [name, score, result])
}

test('the day of a training administrator: a course and an exam built and assigned, a candidate invigilated, a wrong key corrected, the scores exported', async () => {
  await makeTeam(unit, { [candidate.userName]: candidate.name, [absent.userName]: absent.name })
  const tang = await signedIn('tang_yinuo')
  await comesToWork(tang)
  await buildsTheCourse(tang)
  await writesTheQuestions(tang)
  await makesTheExam(tang)
  await assignsBothByRule(tang)
  await invigilates(tang, await signedIn(candidate.userName))
  await mendsTheKey(tang)
  expect(await takesTheScores(tang)).toEqual([
    [candidate.name, '4', '通过'],
    [absent.name, '', '未进场'],
  ])
})
