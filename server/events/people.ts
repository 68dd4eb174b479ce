import { z } from 'zod'
import { fact } from '#platform/facts'

/** An administrator, an import or a directory has made a person. */
export const personCreated = fact('people.personCreated', z.object({ accountId: z.string() }))

/** Somebody is no longer with the organisation, since a day. */
export const personLeft = fact('people.personLeft', z.object({ accountId: z.string(), leftOn: z.string() }))

/** Somebody who had left is back. */
export const personRehired = fact('people.personRehired', z.object({ accountId: z.string() }))
