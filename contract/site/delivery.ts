import { z } from 'zod'
import { commonErrors, endpoint, id, moment } from '../kit/index.ts'

export const deliveryChannels = ['mail', 'sms'] as const
export const deliveryStates = ['sent', 'failed'] as const
/** Why a relay or gateway rejected something, as a code: its own message could contain personal data. */
export const deliveryReasons = ['unreachable', 'timeout', 'denied', 'refused', 'busy', 'other'] as const
/** Delivery attempts are kept this many days. */
export const deliveryDays = 90

/** Limited to this century, so that adding a day never overflows a date. */
const day = z.iso
  .date()
  .regex(/^20/)
  .meta({ examples: ['2026-05-01'] })

const delivery = z.object({
  id: id('site.delivery'),
  at: moment,
  channel: z.enum(deliveryChannels),
  template: z.string(),
  /** The template's name in the reader's language. */
  title: z.string(),
  /** Null: the address belongs to no account. */
  person: z.object({ id: id('identity.account'), name: z.string(), unit: z.string() }).nullable(),
  /** Masked: `a•••@example.com`, `138••••5678`. */
  recipient: z.string(),
  state: z.enum(deliveryStates),
  reason: z.enum(deliveryReasons).nullable(),
  replyCode: z.int().nullable(),
})
export type Delivery = z.output<typeof delivery>

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/app/api/admin/delivery',
  kind: 'read',
  access: { permission: 'site.manage' },
  summary:
    'Every attempt to send a mail or a short message to people within reach, the newest first, and how many there were in the last 24 hours.',
  query: z.object({
    channel: z.enum(deliveryChannels).optional(),
    template: z.string().max(80).default(''),
    state: z.enum(deliveryStates).optional(),
    accountId: id('identity.account').optional(),
    from: day.optional(),
    to: day.optional(),
    after: z.string().max(60).default(''),
  }),
  result: z.object({
    records: z.array(delivery),
    next: z.string(),
    lastDay: z.object({ sent: z.int(), failed: z.int() }),
  }),
  errors: [commonErrors.NOT_FOUND],
})
