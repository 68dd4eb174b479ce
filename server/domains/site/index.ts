import type { Room } from '#platform/room'
import { routes } from './routes.ts'

export { allSites, findSite, findSiteById, refuseExpired } from './find-site.ts'
export { setting, settingsOf } from './settings.ts'

export const room: Room = { name: 'site', routes, permissions: { 'site.manage': ['ADM'] } }
