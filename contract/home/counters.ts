/** What waits for a person, by the names of the shell document; rooms count, home adds up. */
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
