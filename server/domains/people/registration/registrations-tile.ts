import { waitingRegistrations } from '#domains/identity'
import type { Tile } from '#platform/domain/tile'
import { decidesOnRegistrations } from './registrations.ts'

export const registrationsTile: Tile = {
  name: 'people.registrations',
  permission: 'people.manage',
  load: async (ctx) => {
    const { count, oldestAt } = (await decidesOnRegistrations(ctx))
      ? await waitingRegistrations(ctx.db)
      : { count: 0, oldestAt: undefined }
    return {
      kind: 'todo',
      count,
      path: '/people/registrations',
      ...(oldestAt && count > 0 ? { oldestAt } : {}),
    }
  },
}
