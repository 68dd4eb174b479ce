export { type Category, menuTree, useCatalog } from './catalog.ts'
export { routes } from './routes.ts'
