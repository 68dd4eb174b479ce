import type { Domain } from '#platform/domain'
import { exchangeTitles } from './exchange/title-queries.ts'
import { signShipments } from './jobs.ts'
import { ordersExport } from './order/export-orders.ts'
import { picturesInMall } from './product/queries.ts'
import { mallCategoryTitles, productsNamed, productTitles } from './product/title-queries.ts'
import { routes } from './routes.ts'

export const domain: Domain = {
  name: 'mall',
  routes,
  cronJobs: [signShipments],
  exports: [ordersExport],
  filesInUse: picturesInMall,
  titles: {
    'mall.exchange': exchangeTitles,
    'mall.product': productTitles,
    'mall.category': mallCategoryTitles,
  },
  named: [productsNamed],
  permissions: { 'mall.manage': ['TADM', 'ADM'], 'mall.ship': ['TADM', 'ADM'] },
}
