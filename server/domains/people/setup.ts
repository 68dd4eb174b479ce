import { hasOthers } from '#domains/identity'
import type { SetupStep } from '#platform/setup'

/** A new site has its founder alone. */
export const peopleStep: SetupStep = {
  name: 'people',
  permissions: ['people.read', 'people.manage'],
  path: '/people',
  isDone: ({ db, actor }) => hasOthers(db, actor.id),
}
