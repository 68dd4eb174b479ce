export { SiteBrand } from './parts/site-brand.tsx'
export { SiteClosed } from './parts/site-closed.tsx'
export { loadPoster, pictureAddress, useClosed, useFooterShown, usePoster, useZone } from './poster.ts'
export { consoleRoutes } from './routes.ts'
