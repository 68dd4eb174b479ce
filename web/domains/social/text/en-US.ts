import { counted } from '#lib/counted'
import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  like: (count) => `Like, ${count} so far`,
  collect: 'Save to favourites',
  collected: 'In your favourites. Press to remove.',
  collectWord: 'Save',
  collectedWord: 'Saved',
  hotTalk: 'Learners are talking about',
  replies: (count) => counted(count, 'reply', 'replies'),
  comments: {
    title: 'Comments',
    count: (count) => counted(count, 'comment'),
    order: 'Order',
    hot: 'Top',
    newest: 'Newest',
    write: 'What did you take away? What is unclear?',
    empty: 'No comments yet',
    emptySub: 'Say what you learnt, or ask what you did not get.',
    more: 'Show more',
    remove: 'Delete this comment?',
    removeSub: 'This cannot be undone. Replies by others stay.',
    removeYes: 'Delete',
  },
  share: {
    open: 'Share with colleagues',
    title: 'Share with colleagues',
    note: 'Note (optional)',
    notePlace: 'Why you recommend it',
    cancel: 'Cancel',
    send: 'Share',
    sendTo: (count) => `Share with ${counted(count, 'person', 'people')}`,
    done: (count) => `Shared with ${counted(count, 'person', 'people')}`,
  },
  people: {
    find: 'Find a colleague by name',
    hint: 'Type the beginning of a name, choose with ↑ ↓, confirm with Enter.',
    none: 'No colleague by this name',
    remove: (name) => `Remove ${name}`,
  },
}
