import type { QuestionUses } from '#platform/domain'
import { bankRoutes } from './bank/routes.ts'
import { exchangeRoutes } from './exchange/routes.ts'

export const routesFor = (uses: QuestionUses) => [...bankRoutes(uses), ...exchangeRoutes]
