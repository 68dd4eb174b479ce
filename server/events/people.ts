import { z } from 'zod'
import { defineEvent } from '#platform/events'

/** A person was created by an administrator, an import or a directory. */
export const personCreated = defineEvent('people.personCreated', z.object({ accountId: z.string() }))

/** Somebody has left the organisation, with the day. */
export const personLeft = defineEvent(
  'people.personLeft',
  z.object({ accountId: z.string(), leftOn: z.string() }),
)

/** Somebody who had left is back. */
export const personRehired = defineEvent('people.personRehired', z.object({ accountId: z.string() }))
