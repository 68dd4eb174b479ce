import { lin, type Screen } from '../screen.ts'
import { openFirstCourse, press } from '../steps.ts'
import { showcase } from './study.ts'

export const courseScreens: readonly Screen[] = [
  { name: 'course-list', path: '/course/list', ...lin },
  { name: 'course-recommend', path: '/recommend/list', ...lin },
  { name: 'course-notices', path: '/course/notify', ...lin },
  { name: 'course-missing', path: '/course/detail?itmId=1', ...lin },
  { name: 'course-detail', path: '/course/list', ...lin, prepare: openFirstCourse },
  {
    name: 'course-gift',
    path: showcase,
    ...lin,
    prepare: async (page) => {
      await openFirstCourse(page)
      await press(page, '.gift-tile:nth-child(2)')
    },
  },
  {
    name: 'course-introduction',
    path: showcase,
    ...lin,
    prepare: async (page) => {
      await openFirstCourse(page)
      await page.getByRole('tab').nth(1).click()
    },
  },
]
