import type { zhCN } from './zh-CN.ts'

export const enUS: typeof zhCN = {
  title: 'Invitations',
  sub: 'Courses to which your manager invites you. Accepting enrols you; it is your choice.',
  invites: (name) => `${name} invites you to`,
  none: 'No invitations yet',
  hint: 'Courses that your manager recommends appear here and in your to-do list.',
  accept: 'Accept',
  decline: 'Decline',
  accepted: 'Accepted',
  declined: 'Declined',
  told: {
    IN_PROGRESS: 'You are enrolled and can begin',
    PENDING: 'Your enrolment waits for approval',
    WAITING: 'The course is full; you are on the waiting list',
    other: 'Invitation accepted',
    declined: 'Invitation declined',
  },
}
