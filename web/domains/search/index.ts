import { lazy } from 'react'

export { areas } from './area.ts'
export { consoleRoutes } from './console-routes.ts'
export type { Suggestion } from './parts/suggestions.tsx'
export { searchQuery } from './search-query.ts'

/** Loaded when the field is first focused. */
export const Suggestions = lazy(async () => ({
  default: (await import('./parts/suggestions.tsx')).Suggestions,
}))
