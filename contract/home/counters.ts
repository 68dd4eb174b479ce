/** Counters of pending items, by the names of the shell document; domains count, home adds them up. */
export const counterNames = [
  'unreadWebMessage',
  'announceCount',
  'messageCount',
  'evaluationCount',
  'markingCount',
  'inviteCount',
  'leaveCount',
  'approvalCount',
] as const
export type CounterName = (typeof counterNames)[number]
