import { admin, lin, type Screen } from '../screen.ts'
import { press } from '../steps.ts'

export const rewardScreens: readonly Screen[] = [
  { name: 'points', path: '/personal/integral', ...lin },
  { name: 'mall', path: '/integral-mall/list', ...lin },
  {
    name: 'mall-product',
    path: '/integral-mall/list',
    ...lin,
    prepare: (page) => press(page, 'main a[href*="/integral-mall/product"]'),
  },
  { name: 'mall-exchangeable', path: '/integral-mall/exchangeable', ...lin },
  { name: 'mall-records', path: '/integral-mall/list?view=records', ...lin },
  { name: 'mall-fame', path: '/integral-mall/fame', ...lin },
  { name: 'fame-courses', path: '/fame/course', ...lin },
  { name: 'fame-points', path: '/fame/credit', ...lin },
  { name: 'fame-hours', path: '/fame/learned', ...lin },
  { name: 'medals', path: '/personal/userMedal', ...lin },
  { name: 'titles', path: '/personal/userHead', ...lin },
  { name: 'console-rules', path: '/manage/points/rules', ...admin },
  {
    name: 'console-rule',
    path: '/manage/points/rules',
    ...admin,
    prepare: async (page) => {
      await press(page, '.rules-acts button')
      await page.locator('.rules-figures').waitFor()
    },
  },
  { name: 'console-grants', path: '/manage/points/grants', ...admin },
  {
    name: 'console-grant',
    path: '/manage/points/grants',
    ...admin,
    prepare: async (page) => {
      await press(page, '.ly-page-head button')
      await page
        .locator('.grants-form textarea')
        .fill('lin_zhixia 20\nhe_yuanzhou\nnobody_here\nsu_jinnian -900000')
      await page.locator('.grants-pair input').first().fill('10')
      await page.locator('.grants-pair input').last().fill('季度之星')
      await press(page, '.ly-modal-foot button:last-child')
      await page.locator('.grants-found').waitFor()
    },
  },
  { name: 'console-review', path: '/manage/points/review', ...admin },
  { name: 'console-ledger', path: '/manage/points/ledger', ...admin },
  { name: 'console-products', path: '/manage/mall/products', ...admin },
  { name: 'console-orders', path: '/manage/mall/orders', ...admin },
  { name: 'console-honours', path: '/manage/honours', ...admin },
]
