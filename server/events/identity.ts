import { z } from 'zod'
import { fact } from '#platform/facts'

/** Somebody has come in, by whatever door. */
export const signedIn = fact('identity.signedIn', z.object({ accountId: z.string() }))

/** Somebody is called otherwise, or is shut out or let in again. */
export const accountChanged = fact('identity.accountChanged', z.object({ accountId: z.string() }))
