import { z } from 'zod'
import { defineEvent } from '#platform/events'

/** A news item was published, withdrawn or edited. */
export const newsChanged = defineEvent('news.changed', z.object({ itemId: z.string() }))
