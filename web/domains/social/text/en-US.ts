import { pluralise } from '#lib/language/pluralise'
import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  like: (count) => `Like, ${count} so far`,
  collect: 'Save to favorites',
  collected: 'Saved to favorites. Select to remove.',
  collectWord: 'Save',
  collectedWord: 'Saved',
  hotTalk: 'Popular discussions',
  replies: (count) => pluralise(count, 'reply', 'replies'),
  comments: {
    title: 'Comments',
    count: (count) => pluralise(count, 'comment'),
    order: 'Sort by',
    hot: 'Top',
    newest: 'Newest',
    write: 'What did you learn? Any questions?',
    empty: 'No comments yet',
    emptySub: 'Share what you learned or ask a question.',
    more: 'Show more',
    remove: 'Delete this comment?',
    removeSub: 'This can’t be undone. Replies from others will stay.',
    removeYes: 'Delete',
  },
  share: {
    open: 'Share with colleagues',
    title: 'Share with colleagues',
    note: 'Note (optional)',
    notePlace: 'Why you recommend it',
    cancel: 'Cancel',
    send: 'Share',
    sendTo: (count) => `Share with ${pluralise(count, 'person', 'people')}`,
    done: (count) => `Shared with ${pluralise(count, 'person', 'people')}`,
  },
  people: {
    find: 'Search by name',
    hint: 'Type a name, choose with ↑ ↓, confirm with Enter.',
    none: 'No matching colleagues',
    remove: (name) => `Remove ${name}`,
  },
}
