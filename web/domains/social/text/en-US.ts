import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  like: (count) => `Like, ${count} so far`,
  collect: 'Save to favourites',
  collected: 'In your favourites. Press to remove.',
  collectWord: 'Save',
  collectedWord: 'Saved',
  hotTalk: 'Learners are talking about',
  replies: (count) => (count === '1' ? '1 reply' : `${count} replies`),
  comments: {
    title: 'Comments',
    count: (count) => (count === '1' ? '1 comment' : `${count} comments`),
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
    sendTo: (count) => (count === '1' ? 'Share with 1 person' : `Share with ${count} people`),
    done: (count) => (count === '1' ? 'Shared with 1 person' : `Shared with ${count} people`),
  },
  people: {
    find: 'Find a colleague by name',
    hint: 'Type the beginning of a name, choose with ↑ ↓, confirm with Enter.',
    none: 'No colleague by this name',
    remove: (name) => `Remove ${name}`,
  },
}
