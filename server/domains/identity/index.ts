import type { Room } from '#platform/room'
import { routes } from './routes.ts'

export { hashPassword } from './password.ts'
export { openSession, type Permissions } from './session.ts'

export const room: Room = { name: 'identity', routes }
