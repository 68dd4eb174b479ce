import { admin, type Screen } from '../screen.ts'
import { press } from '../steps.ts'

const shown = '/manage/news?state=shown'

export const consoleNewsScreens: readonly Screen[] = [
  { name: 'console-news', path: '/manage/news', ...admin },
  { name: 'console-articles', path: '/manage/news?kind=article', ...admin },
  {
    name: 'console-news-item',
    path: shown,
    ...admin,
    prepare: async (page) => {
      await press(page, '.news-desk-name a')
      await page.locator('.news-desk-told').waitFor()
    },
  },
  {
    name: 'console-news-preview',
    path: shown,
    ...admin,
    prepare: async (page) => {
      await press(page, '.news-desk-name a')
      await press(page, '.news-desk-acts button')
      await page.locator('.news-desk-preview').waitFor()
    },
  },
  {
    name: 'console-news-readers',
    path: '/manage/news?text=安全生产',
    ...admin,
    prepare: async (page) => {
      await press(page, '.news-desk-agreed')
      await page.locator('.news-desk-person').first().waitFor()
    },
  },
]
