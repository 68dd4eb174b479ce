import { z } from 'zod'
import { defineEvent } from '#platform/events'

const whose = z.object({ requestId: z.string(), accountId: z.string() })

/** A leave request waits for a manager: it was made, reassigned or escalated to them. */
export const leaveAsked = defineEvent('leave.asked', whose.extend({ approverId: z.string() }))

/** Somebody's leave was approved. Published once and never taken back. */
export const leaveApproved = defineEvent(
  'leave.approved',
  whose.extend({ from: z.string(), until: z.string() }),
)
export const leaveDeclined = defineEvent('leave.declined', whose)
