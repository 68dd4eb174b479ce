import { z } from 'zod'
import { fact } from '#platform/facts'

/** Something on the board was published, withdrawn, or says something else. */
export const newsChanged = fact('news.changed', z.object({ itemId: z.string() }))
