import { pluralise } from '#lib/language/pluralise'
import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  title: 'Drafts',
  hint: (most) => `Keep up to ${most} drafts. Publishing a draft removes it from this list.`,
  types: {
    article: 'Knowledge article',
    question: 'Question',
    topic: 'Circle topic',
    document: 'Circle document',
  },
  untitled: 'Untitled',
  noText: 'Empty',
  savedAt: (time) => `saved ${time}`,
  total: (count) => pluralise(count, 'draft'),
  remove: 'Delete',
  removeNamed: (title) => `Delete “${title}”`,
  removeTitle: 'Delete this draft?',
  removeBody: (title) => `You won’t be able to recover “${title}”.`,
  none: 'No drafts yet',
  noneHint: 'Anything you haven’t finished writing is kept here.',
}
