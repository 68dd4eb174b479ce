import { messageQuery } from '#domains/message'
import { addressOf } from '#lib/page/navigation'
import { usePortal } from '#ui/layout/area'
import type { IconName } from '#ui/picture/icon'
import type { WaitingCounts } from './todo-counts.ts'

type WaitingItem = {
  readonly name: keyof WaitingCounts
  readonly to: string
  readonly icon: IconName
}

/** The lines of the to-do dialog, in order, each with its page. */
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

/** The lines whose page exists. */
export function useWaitingList(): readonly WaitingItem[] {
  const { leads } = usePortal()
  return waitingList.filter(({ to }) => leads(to))
}
