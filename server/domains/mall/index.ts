import type { Room } from '#platform/room'
import { signShipments } from './jobs.ts'
import { ordersExport } from './order/export-orders.ts'
import { picturesInMall } from './product/queries.ts'
import { routes } from './routes.ts'

export const room: Room = {
  name: 'mall',
  routes,
  clockJobs: [signShipments],
  exports: [ordersExport],
  filesInUse: picturesInMall,
  permissions: { 'mall.manage': ['TADM', 'ADM'], 'mall.ship': ['TADM', 'ADM'] },
}
