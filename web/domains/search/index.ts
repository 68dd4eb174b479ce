import { lazy } from 'react'

export { consoleRoutes } from './console-routes.ts'
export type { Suggestion } from './parts/suggestions.tsx'
export { routes } from './routes.ts'
export { searchQuery } from './search-query.ts'

/** Comes when somebody first looks into the field: no page waits for it. */
export const Suggestions = lazy(async () => ({
  default: (await import('./parts/suggestions.tsx')).Suggestions,
}))
