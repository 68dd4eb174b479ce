import { admin, lin, type Screen } from './screen.ts'
import { press } from './steps.ts'

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
  { name: 'console-products', path: '/manage/mall/products', ...admin },
  { name: 'console-orders', path: '/manage/mall/orders', ...admin },
  { name: 'console-honours', path: '/manage/honours', ...admin },
]
