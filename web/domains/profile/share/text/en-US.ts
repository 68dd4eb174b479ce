import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  title: 'Shares',
  sent: 'Shared by me',
  received: 'Shared with me',
  to: (name) => `To ${name}`,
  from: (name) => `From ${name}`,
  quoted: (note) => `“${note}”`,
  gone: 'A colleague who has left',
  noneHere: 'The courses on this page are no longer open to you.',
  noneSent: 'You have not shared a course yet',
  noneSentHint: 'Press Share on the page of a course and choose colleagues: it is kept here.',
  noneReceived: 'Nobody has shared a course with you yet',
  noneReceivedHint: 'Courses that colleagues share with you appear here.',
  choose: 'See the courses',
  documents: 'Documents',
  answers: 'Questions and answers',
  noDocuments: 'No documents shared yet',
  noAnswers: 'No questions or answers yet',
}
