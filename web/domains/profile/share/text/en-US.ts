import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  title: 'Shares',
  sent: 'Shared by me',
  received: 'Shared with me',
  to: (name) => `To ${name}`,
  from: (name) => `From ${name}`,
  quoted: (note) => `“${note}”`,
  gone: 'Former colleague',
  noneHere: 'The courses on this page are no longer open to you.',
  noneSent: 'You haven’t shared a course yet',
  noneSentHint: 'Select Share on any course page to share it with colleagues.',
  noneReceived: 'No one has shared a course with you yet',
  noneReceivedHint: 'Courses shared with you will appear here.',
  choose: 'Browse courses',
  documents: 'Documents',
  answers: 'Q&A',
  noDocuments: 'No documents shared yet',
  noAnswers: 'No questions or answers yet',
}
