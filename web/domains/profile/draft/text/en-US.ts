import { counted } from '#lib/counted'
import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  title: 'Drafts',
  hint: (most) => `Up to ${most}; publishing a draft removes it`,
  types: {
    article: 'Knowledge article',
    question: 'Question',
    topic: 'Circle topic',
    document: 'Circle document',
  },
  untitled: 'Untitled',
  noText: 'Nothing is written yet',
  savedAt: (time) => `saved ${time}`,
  total: (count) => counted(count, 'draft'),
  remove: 'Delete',
  removeNamed: (title) => `Delete “${title}”`,
  removeTitle: 'Delete this draft?',
  removeBody: (title) => `“${title}” cannot be brought back once it is deleted.`,
  none: 'No drafts yet',
  noneHint: 'Articles, questions, topics and circle documents you have not finished are kept here.',
}
