import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { courseFiles } from './course-files.ts'
import { consoleCall } from './publish-course.ts'
import { inDatabase } from '../harness/database.ts'
import { signedIn } from '../harness/visit.ts'
import { load } from '../harness/wait-for-idle.ts'

/** Adds a module of a kind to the first chapter and gives it a name. */
async function addModule(page: Page, kind: string, name: string) {
  await page
    .getByRole('button', { name: /中添加模块/ })
    .first()
    .click()
  await page.getByRole('button', { name: new RegExp(`^${kind}`) }).click()
  await page.getByRole('heading', { name: /^未命名/ }).waitFor()
  await page.getByRole('textbox', { name: '模块名称' }).fill(name)
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .waitFor()
}

async function giveFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.locator('.outline-main input[type=file][accept*="."]').first().setInputFiles(file)
  // The outline shows the file as missing until the module has it.
  await page.locator('.outline-module-chosen em').getByText('缺文件').waitFor({ state: 'detached' })
}

const saved = (page: Page) => page.getByText(/^\d\d:\d\d 已保存$/).waitFor()

const catalogueState = async (title: string) => {
  const [row] = await inDatabase(
    `select c.state, c.version_id is not null as has_version,
       (select count(*)::int from course.module m where m.site_id = c.site_id and m.course_id = c.id) as modules
     from course.course c where c.title = $1`,
    [title],
  )
  return row
}

test('an author makes a course of all nine kinds of modules, sees what is missing, and publishes it', async () => {
  const { page, at, isWell, picture } = await signedIn('admin')
  await load(page, at('/manage/courses'))
  await isWell()
  await page.getByRole('button', { name: '新建课程' }).click()
  const begin = page.getByRole('dialog', { name: '新建课程' })
  await begin.getByRole('textbox', { name: /课程名称/ }).fill('消防从零开始')
  await begin.getByRole('button', { name: '新建', exact: true }).click()
  await page.getByRole('heading', { name: '消防从零开始' }).waitFor()

  const about = page.getByRole('textbox', { name: '课程介绍' })
  await about.click()
  await page.keyboard.type('学会扑灭初起的火。')
  await saved(page)
  await isWell()

  await page.getByRole('button', { name: /目录与模块/ }).click()
  await page.getByRole('button', { name: '添加一章' }).click()
  await addModule(page, '视频', '看：灭火器怎么用')
  await giveFile(page, courseFiles.video)
  await addModule(page, '音频', '听：老队长访谈')
  await giveFile(page, courseFiles.audio)
  await addModule(page, 'SCORM', '做：互动课件')
  await giveFile(page, courseFiles.scorm)
  await addModule(page, '阅读', '读：消防手册')
  await giveFile(page, courseFiles.document)
  await addModule(page, '参考资料', '带走：检查表')
  await giveFile(page, courseFiles.document)
  await addModule(page, '外部链接', '看：总队网站')
  await page.getByRole('textbox', { name: /链接地址/ }).fill('https://example.com/fire')
  await addModule(page, '作业', '写：我的岗位火险')
  await page.getByRole('textbox', { name: '作业要求' }).click()
  await page.keyboard.type('写一页。')
  await addModule(page, '测验', '考：会了吗')
  await page.getByRole('button', { name: '单选', exact: true }).click()
  await page.getByRole('textbox', { name: '第 1 题题干' }).fill('先做什么？')
  await page.getByRole('textbox', { name: '选项 A' }).fill('报警')
  await page.getByRole('textbox', { name: '选项 B' }).fill('拍照')
  await addModule(page, '问卷', '说：有用吗')
  await page.getByRole('button', { name: '评分', exact: true }).click()
  await saved(page)
  await isWell()
  await picture('course-1-outline')

  await page.getByRole('button', { name: '提交发布' }).click()
  // Files are being prepared meanwhile; the remaining problems are the author's to fix.
  await page.getByRole('heading', { name: '还有 2 处要补全' }).waitFor({ timeout: 180_000 })
  await isWell()
  await picture('course-2-missing')
  await page.getByRole('button', { name: /没有标出正确答案/ }).click()
  await page.getByRole('checkbox', { name: 'A 是正确答案' }).check({ force: true })
  await saved(page)
  await page.getByRole('button', { name: '提交发布' }).click()
  await page.getByRole('button', { name: /有题目或选项还没写完/ }).click()
  await page.getByRole('textbox', { name: '第 1 题题干' }).fill('这门课有用吗？')
  await saved(page)

  await page.getByRole('button', { name: '预览' }).click()
  await page.getByRole('dialog', { name: '学员看到的样子' }).getByText('学会扑灭初起的火。').waitFor()
  await picture('course-3-preview')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '提交发布' }).click()
  await page.getByRole('heading', { name: '可以发布了' }).waitFor()
  await page.getByRole('button', { name: '提交发布' }).click()
  await page.getByRole('dialog', { name: '发布第 1 版？' }).getByRole('button', { name: '提交发布' }).click()
  await page.getByText('已发布第 1 版').waitFor()
  await page.getByRole('heading', { name: '已是最新版本' }).waitFor()
  await isWell()
  await picture('course-4-published')
  expect(await catalogueState('消防从零开始')).toEqual({ state: 'published', has_version: true, modules: 9 })
})

test('modules are reordered by keyboard only, and a module waits for the one before it', async () => {
  const { page, at, isWell } = await signedIn('admin')
  await load(page, at('/manage/courses'))
  await page.getByRole('button', { name: '新建课程' }).click()
  const begin = page.getByRole('dialog', { name: '新建课程' })
  await begin.getByRole('textbox', { name: /课程名称/ }).fill('按键排序')
  await begin.getByRole('button', { name: '新建', exact: true }).click()
  await page.getByRole('button', { name: /目录与模块/ }).click()
  await page.getByRole('button', { name: '添加一章' }).click()
  await addModule(page, '外部链接', '甲')
  await addModule(page, '外部链接', '乙')
  const order = () => page.locator('.outline-module .ly-clamp-1').allTextContents()
  expect(await order()).toEqual(['甲', '乙'])

  await page.getByRole('button', { name: '移动“乙”' }).focus()
  const isAnnounced = (message: RegExp) => page.getByText(message).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await isAnnounced(/“乙”移到第 3 项/)
  await page.keyboard.press('ArrowUp')
  await isAnnounced(/“乙”移到第 2 项/)
  await page.keyboard.press('Space')
  await expect.poll(order).toEqual(['乙', '甲'])

  await page.locator('.outline-module').filter({ hasText: '甲' }).getByRole('button').last().click()
  // The selection goes through the address, so the form of 乙 may stand for a moment longer.
  await page.getByRole('heading', { name: /^甲/ }).waitFor()
  await page.getByRole('button', { name: '设置', exact: true }).click()
  const rule = page.getByRole('dialog', { name: '前置要求' })
  await rule.getByRole('combobox', { name: '要求什么' }).last().selectOption('passed')
  await isWell()
  await rule.getByRole('button', { name: '完成', exact: true }).click()
  await page.getByText('“乙”已及格').waitFor()
  await saved(page)
})

test('two windows edit one draft: the second is asked before overwriting, and nothing is lost', async () => {
  const firstWindow = await signedIn('admin')
  const two = await signedIn('tang_yinuo')
  const course = { kind: 'SELFSTUDY', title: '两人同改的草稿' }
  const { id = '' } = await consoleCall(firstWindow, ['POST', '/course'], course)
  for (const { page, at } of [firstWindow, two]) {
    await load(page, at(`/manage/courses/${id}`))
    await page.getByRole('button', { name: /目录与模块/ }).click()
  }
  await firstWindow.page.getByRole('button', { name: '添加一章' }).click()
  await saved(firstWindow.page)
  await two.page.getByRole('button', { name: '添加一章' }).click()
  const conflictDialog = two.page.getByRole('dialog', { name: '这份草稿在别处保存过' })
  await conflictDialog.getByRole('button', { name: /用我的覆盖/ }).click()
  await saved(two.page)
  await two.page.getByRole('button', { name: '添加一章' }).click()
  await saved(two.page)
  await expect.poll(() => conflictDialog.count()).toBe(0)
})

test('selecting a part far down in a long outline shows its form from the top', async () => {
  const { page, at, isWell, picture } = await signedIn('admin')
  await load(page, at(`/manage/courses?text=${encodeURIComponent('新任经理 90 天')}`))
  await page.locator('.courses-name').first().click()
  await page.getByRole('button', { name: /目录与模块/ }).click()
  await page.locator('.outline-module').last().getByRole('button').last().click()
  const name = page.getByRole('textbox', { name: '模块名称' })
  await expect.poll(() => name.inputValue()).toBe('结业测验：带队九十天')
  const box = await name.boundingBox()
  expect(box?.y).toBeGreaterThan(173)
  expect(box?.y).toBeLessThan(400)
  await isWell()
  await picture('authoring-far-down')
})
