import { z } from 'zod'
import { commonErrors, endpoint, id, moment } from '../kit/index.ts'

const day = z.iso
  .date()
  .regex(/^20/)
  .meta({ examples: ['2026-05-01'] })

/** Without its text: the content of a message is private to its recipient. */
const sentMessage = z.object({
  id: id('message.message'),
  at: moment,
  template: z.string(),
  /** The template's name in the reader's language. */
  title: z.string(),
  person: z.object({ id: id('identity.account'), name: z.string(), unit: z.string() }),
  readAt: moment.nullable(),
  mailedAt: moment.nullable(),
  /** Revoked, or deleted by the recipient. */
  isRemoved: z.boolean(),
})
export type SentMessage = z.output<typeof sentMessage>

export const listSentMessages = endpoint({
  method: 'GET',
  path: '/app/api/admin/delivery/message',
  kind: 'read',
  access: { permission: 'site.manage' },
  summary: 'Messages of the last 90 days in the inboxes of people within reach, the newest first.',
  query: z.object({
    template: z.string().max(80).default(''),
    state: z.enum(['read', 'unread']).optional(),
    accountId: id('identity.account').optional(),
    from: day.optional(),
    to: day.optional(),
    after: z.string().max(60).default(''),
  }),
  result: z.object({ records: z.array(sentMessage), next: z.string() }),
  errors: [commonErrors.NOT_FOUND],
})
