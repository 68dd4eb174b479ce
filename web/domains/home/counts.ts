/** What waits for a person, by the names of the to-do call. */
export type WaitingCounts = Readonly<
  Record<
    | 'announceCount'
    | 'messageCount'
    | 'evaluationCount'
    | 'markingCount'
    | 'inviteCount'
    | 'leaveCount'
    | 'approvalCount',
    number
  >
>

/** What waits for the person; undefined as long as nobody has counted. */
export const useWaiting = (): WaitingCounts | undefined => undefined

/** How many messages are unread. */
export const useUnread = (): number => 0

/** The grade of the person, for the menu; empty when they have none. */
export const useGradeName = (): string => ''

/** How many people report to the person. */
export const useSubordinateCount = (): number => 0
