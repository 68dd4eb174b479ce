import { z } from 'zod'
import { fact } from '#platform/facts'

const whose = z.object({ requestId: z.string(), accountId: z.string() })

/** A request for leave lies with a manager: it was made, they became the manager, or it was handed up to them. */
export const leaveAsked = fact('leave.asked', whose.extend({ approverId: z.string() }))

/** Somebody may be away from one moment to another. It is told once and never taken back. */
export const leaveApproved = fact('leave.approved', whose.extend({ from: z.string(), until: z.string() }))
export const leaveDeclined = fact('leave.declined', whose)
