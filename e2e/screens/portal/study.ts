import { lin, manager, type Screen } from '../screen.ts'
import { openFirstCourse, openPart, press } from '../steps.ts'
import { waitForIdle } from '../../harness/wait-for-idle.ts'

/** The demo course that has every kind of module. */
export const showcaseTitle = '新任经理 90 天'
export const showcase = `/course/list?text=${encodeURIComponent(showcaseTitle)}`
const part = (name: string, title: string, shown: string): Screen => ({
  name,
  path: showcase,
  ...lin,
  prepare: (page) => openPart(page, title, shown),
})

export const studyScreens: readonly Screen[] = [
  part('study-film', '授权的五个层级', '.study-scrubber-seen'),
  {
    name: 'study-talk',
    path: showcase,
    ...lin,
    prepare: async (page) => {
      await openPart(page, '授权的五个层级', '.study-scrubber-seen')
      await page.getByRole('tab').nth(1).click()
      await page.locator('.ly-comment-writer').waitFor()
    },
  },
  {
    name: 'study-locked',
    path: showcase,
    ...lin,
    prepare: async (page) => {
      await openPart(page, '授权的五个层级', '.study-scrubber-seen')
      await page.locator('.study-contents li[data-locked] a').first().click()
      await page.locator('.study-locked .study-why').waitFor()
    },
  },
  part('study-sound', '音频：一次失败的授权复盘', '.study-waves'),
  part('study-document', '阅读：新经理最常见的八个误区', '.study-sheet canvas[style]'),
  part('study-package', '课件：一对一谈话怎么谈', '.study-package'),
  part('study-assignment', '作业：一次真实的反馈', '.study-writer'),
  part('study-report', '章节测验：角色认知', '.study-score'),
  part('study-questionnaire', '问卷：你的授权习惯', '.study-paper fieldset'),
  part('study-link', '外链：任务委派清单模板', '.study-card a'),
  part('study-file', '资料：绩效面谈记录表', '.study-card a'),
  {
    name: 'study-trial',
    path: showcase,
    ...manager,
    prepare: async (page) => {
      await openFirstCourse(page)
      await press(page, '.course-act > a')
      await page.locator('.study-scrubber').waitFor()
      await waitForIdle(page)
    },
  },
]
