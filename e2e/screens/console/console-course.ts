import { admin, type Screen } from '../screen.ts'
import { openCourse, press } from '../steps.ts'
import { showcaseTitle } from '../portal/study.ts'

/** A course with every kind of module and with learners; parallel tests write others. */
const coursePath = `/manage/courses?text=${encodeURIComponent(showcaseTitle)}`

export const consoleCourseScreens: readonly Screen[] = [
  { name: 'console-courses', path: '/manage/courses', ...admin },
  {
    name: 'console-course-begin',
    path: '/manage/courses',
    ...admin,
    prepare: (page) => press(page, '.courses-head .ly-button-primary'),
  },
  { name: 'console-categories', path: '/manage/course-categories', ...admin },
  { name: 'console-course-basics', path: coursePath, ...admin, prepare: (page) => openCourse(page) },
  {
    name: 'console-course-outline',
    path: coursePath,
    ...admin,
    prepare: async (page) => {
      await openCourse(page, 1)
      await page.locator('.outline-module button:last-child').last().click()
    },
  },
  { name: 'console-course-offer', path: coursePath, ...admin, prepare: (page) => openCourse(page, 2) },
  {
    name: 'console-course-completion',
    path: coursePath,
    ...admin,
    prepare: (page) => openCourse(page, 3),
  },
  {
    name: 'console-course-publish',
    path: coursePath,
    ...admin,
    prepare: (page) => openCourse(page, 4),
  },
  {
    name: 'console-course-preview',
    path: coursePath,
    ...admin,
    prepare: async (page) => {
      await openCourse(page)
      await page.locator('.editor-acts .ly-button').first().click()
      await page.locator('.preview-face').waitFor()
    },
  },
]
