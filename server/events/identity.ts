import { z } from 'zod'
import { fact } from '#platform/facts'

/** Somebody has come in, by whatever door. */
export const signedIn = fact('identity.signedIn', z.object({ accountId: z.string() }))
