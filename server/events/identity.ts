import { z } from 'zod'
import { defineEvent } from '#platform/events'

/** Somebody has signed in, by any method. */
export const signedIn = defineEvent('identity.signedIn', z.object({ accountId: z.string() }))

/** An account was renamed, suspended or reinstated. */
export const accountChanged = defineEvent('identity.accountChanged', z.object({ accountId: z.string() }))
