export { leave } from './leave.ts'
export { routes } from './routes.ts'
