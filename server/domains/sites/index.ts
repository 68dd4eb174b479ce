import type { Room } from '#platform/room'
import { routes } from './routes.ts'

export const room: Room = {
  name: 'sites',
  routes,
  permissions: { 'sites.manage': ['ADM'] },
  platformOnly: ['sites.manage'],
}
