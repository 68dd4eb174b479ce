import type { zhCN } from './zh-CN.ts'

export const enUS: typeof zhCN = {
  title: 'Invitations',
  sub: 'Courses your manager recommends. Accept to enroll; it’s up to you.',
  invites: (name) => `${name} invited you to`,
  none: 'No invitations yet',
  hint: 'Courses your manager recommends appear here and in your to-do list.',
  accept: 'Accept',
  decline: 'Decline',
  accepted: 'Accepted',
  declined: 'Declined',
  messages: {
    IN_PROGRESS: 'You’re enrolled and can start now',
    PENDING: 'Your enrollment is waiting for approval',
    WAITING: 'The course is full. You’re on the waiting list.',
    other: 'Invitation accepted',
    declined: 'Invitation declined',
  },
}
