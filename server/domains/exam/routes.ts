import { bankRoutes } from './bank/routes.ts'
import { paperRoutes } from './paper/routes.ts'

export const routes = [...bankRoutes, ...paperRoutes]
