import type { Room } from '#platform/room'
import { routes } from './routes.ts'

export { mainJobOf } from './queries.ts'

export const room: Room = { name: 'org', routes }
