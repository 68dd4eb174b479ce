import type { ConsoleRoute } from '#ui/layout/console-route'
import { bankRoutes } from './bank/routes.ts'
import { holdingRoutes } from './holding/routes.ts'
import { paperRoutes } from './paper/routes.ts'

/** The pages of the room in the console: whoever holds exams and marks them, and whoever writes questions and papers. */
export const consoleRoutes: readonly ConsoleRoute[] = [...holdingRoutes, ...bankRoutes, ...paperRoutes]
