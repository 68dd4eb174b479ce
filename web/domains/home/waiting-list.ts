import { messageQuery } from '#domains/message'
import { addressOf } from '#lib/way'
import type { IconName } from '#ui/picture/icon'
import type { WaitingCounts } from './counts.ts'

type WaitingItem = {
  readonly name: keyof WaitingCounts
  readonly to: string
  readonly icon: IconName
}

/** The seven lines of the to-do dialog, in their order, each with its page. */
export const waitingList: readonly WaitingItem[] = [
  { name: 'announceCount', to: '/announcement/notice', icon: 'horn' },
  { name: 'messageCount', to: messageQuery.to({ isRead: 'N' }), icon: 'mail' },
  {
    name: 'evaluationCount',
    to: addressOf('/personal/voteQuestionnaire', { tabType: 'question' }),
    icon: 'vote',
  },
  { name: 'markingCount', to: messageQuery.to({ isRead: 'Z' }), icon: 'exam' },
  { name: 'inviteCount', to: '/announcement/invitation', icon: 'calendarCheck' },
  { name: 'leaveCount', to: '/announcement/leaveApproval', icon: 'clock' },
  { name: 'approvalCount', to: '/subordinate/approve', icon: 'users' },
]

/** The number in the badge: all seven together. */
export const totalOf = (counts: WaitingCounts | undefined): number =>
  counts ? waitingList.reduce((sum, { name }) => sum + counts[name], 0) : 0
