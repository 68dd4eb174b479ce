import { bankRoutes } from './bank/routes.ts'
import { exchangeRoutes } from './exchange/routes.ts'
import { paperRoutes } from './paper/routes.ts'
import { sittingRoutes } from './sitting-routes.ts'

export const routes = [...bankRoutes, ...exchangeRoutes, ...paperRoutes, ...sittingRoutes]
