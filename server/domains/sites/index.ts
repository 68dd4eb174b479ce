import type { Domain } from '#platform/domain'
import { routes } from './routes.ts'

export const domain: Domain = {
  name: 'sites',
  routes,
  permissions: { 'sites.manage': ['ADM'] },
  platformOnly: ['sites.manage'],
}
