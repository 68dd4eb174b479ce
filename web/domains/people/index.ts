export { consoleRoutes } from './routes.ts'
export { ViewingBanner } from './view-as/viewing-banner.tsx'
export { consoleTiles } from './tiles.ts'
export { usePeopleFound } from './people-found.ts'
