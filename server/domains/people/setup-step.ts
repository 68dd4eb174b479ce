import { hasOthers } from '#domains/identity'
import type { SetupStep } from '#platform/domain/setup'

/** A new site has only its first administrator. */
export const peopleStep: SetupStep = {
  name: 'people',
  permissions: ['people.read', 'people.manage'],
  path: '/people',
  isDone: ({ db, actor }) => hasOthers(db, actor.id),
}
