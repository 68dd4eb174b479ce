import { expect, test } from 'vitest'
import { givePassword } from '../harness/accounts.ts'
import { makeTaskCourse } from '../learners/make-task-course.ts'
import { signedIn, type Visit } from '../harness/visit.ts'
import { callAs } from '../study/make-course.ts'
import { newPerson } from '../study/new-learner.ts'
import { load } from '../harness/wait-for-idle.ts'

/** Opens the learners of a course from the list of courses. */
async function openLearners({ page, at }: Visit, title: string): Promise<void> {
  await load(page, at(`/manage/courses?text=${encodeURIComponent(title)}`))
  await page.getByRole('link', { name: new RegExp(`查看“${title}”的学员`) }).click()
  await page.getByRole('heading', { name: `《${title}》的学员` }).waitFor()
}

test('an administrator sees who is stuck and why, waives one, enrols three after a dry run and undoes it', async () => {
  const title = '交接班的五个要点'
  const admin = await signedIn('admin')
  const { page, isWell, picture } = admin
  const course = await makeTaskCourse(admin, title)
  const learnerOne = await newPerson()
  const three = [await newPerson(), await newPerson(), await newPerson()]
  const { name } = learnerOne
  const enrol = { act: 'enrol', accountIds: [learnerOne.id], isDryRun: false }
  await callAs(admin, `/app/api/admin/learning/course/${course.id}/bulk`, { data: enrol })

  await openLearners(admin, title)
  await page.getByRole('row', { name: new RegExp(name) }).waitFor()
  await page.getByRole('list', { name: '逐节进展' }).waitFor()
  await isWell()
  await picture('learners-1-list')

  await page.getByRole('button', { name: `查看${name}：为什么还没完成` }).click()
  const drawer = page.getByRole('dialog', { name })
  await drawer.getByText('完成全部必修内容，已完成 0 / 2').waitFor()
  await isWell()
  await picture('learners-2-why')
  await drawer.getByRole('button', { name: '免修' }).click()
  const asking = page.getByRole('dialog', { name: `让${name}免修这门课程？` })
  await asking.getByRole('button', { name: '准予免修' }).click()
  await asking.getByText('请写明原因，至少 4 个字').waitFor()
  await asking.getByRole('textbox').fill('已持有同等证书')
  await isWell()
  await asking.getByRole('button', { name: '准予免修' }).click()
  await drawer.getByText(/由管理员准予免修/).waitFor()
  await drawer.getByText(/：已持有同等证书/).waitFor()
  await isWell()
  await picture('learners-3-waived')
  // By keyboard: a mouse left in the corner would open the head's menu over the next button.
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: '批量加入或退出' }).click()
  const bulk = page.getByRole('dialog', { name: '批量加入或退出' })
  for (const person of [...three, learnerOne]) {
    await bulk.getByRole('combobox', { name: '哪些人' }).fill(person.name)
    await page.locator('.ant-select-item-option').filter({ hasText: person.name }).first().click()
  }
  // Escape closes the list of names and leaves the drawer open.
  await page.keyboard.press('Escape')
  await page.locator('.ant-select-dropdown').first().waitFor({ state: 'hidden' })
  await bulk.getByRole('button', { name: '预演' }).click()
  await bulk.getByText('会加入课程').waitFor()
  await bulk.getByText('不变：已经完成，完成记录不会动').waitFor()
  await isWell()
  await picture('learners-4-dry-run')
  await bulk.getByRole('button', { name: '加入 3 人' }).click()
  await bulk.getByText('已加入 3 人').waitFor()
  for (const person of three) await page.getByText(person.name, { exact: true }).first().waitFor()
  await bulk.getByRole('button', { name: '撤销' }).click()
  await bulk.getByText('已撤销，3 人恢复原状。').waitFor()
  await isWell()
  await picture('learners-5-undone')
})

test('a lecturer marks submissions by keyboard, a slower second marker is told, and the learner reads the result', async () => {
  const admin = await signedIn('admin')
  const course = await makeTaskCourse(admin, '把交接说清楚')
  await givePassword('gu_huaizhi')
  await givePassword('shen_ruochuan')
  const learner = await signedIn('gu_huaizhi', { height: 1200 })
  await callAs(learner, '/app/api/trainee/user/apply/submit', { data: { itmId: course.id } })
  const task = learner.at(`/course/online?itmId=${course.id}&modId=${course.task}`)
  await load(learner.page, task)
  await learner.page.getByRole('textbox', { name: '你的作业' }).fill('一、设备；二、未完事项；三、谁来跟。')
  await learner.page.locator('.study-bring input').setInputFiles({
    name: '清单_2026-05-01.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('设备\n事项\n'),
  })
  await learner.page.getByText('清单_2026-05-01.txt').waitFor()
  await learner.page.getByRole('button', { name: '提交作业' }).click()
  await learner.page.getByRole('dialog').getByRole('button', { name: '提交作业' }).click()
  await learner.page.locator('.study-handed').waitFor()

  const lecturer = await signedIn('shen_ruochuan')
  const { page, isWell, picture } = lecturer
  await load(page, lecturer.at('/manage/marking'))
  await isWell()
  await picture('marking-1-list')
  const name = '批改顾怀之的《我的交接清单》'
  await page.getByRole('link', { name }).click()
  await page.getByText('一、设备；二、未完事项；三、谁来跟。').waitFor()
  const work = new URL(page.url()).pathname
  await load(admin.page, admin.at(work))
  await admin.page.getByRole('textbox', { name: '分数' }).fill('61')
  await isWell()
  await picture('marking-2-work')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: '清单_2026-05-01.txt' }).click()
  expect((await download).suggestedFilename()).toBe('清单_2026-05-01.txt')

  await page.getByRole('textbox', { name: '分数' }).fill('88')
  await page.getByRole('textbox', { name: '评语' }).fill('三件事都说清了。')
  await page.keyboard.press('Control+Enter')
  await page.getByText('已批改顾怀之的作业').waitFor()
  await page.waitForURL((url) => url.pathname !== work)
  await isWell()

  await admin.page.keyboard.press('Control+Enter')
  await admin.page.getByText('你打开之后，沈若川 评了 88 / 100 分').waitFor()
  await admin.isWell()
  await admin.picture('marking-3-overtaken')
  await admin.page.getByRole('button', { name: '保留对方的' }).click()
  await admin.page.getByText(/再保存就是改正/).waitFor()

  await load(learner.page, task)
  await learner.page.getByText('三件事都说清了。').waitFor()
  await learner.picture('marking-4-learner')
})
