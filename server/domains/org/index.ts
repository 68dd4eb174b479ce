import type { Room } from '#platform/room'

export const room: Room = { name: 'org', routes: [] }
