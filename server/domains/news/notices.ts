import { notice } from '#platform/domain/notices'

const title = {
  title: { 'zh-CN': '公告标题', 'zh-TW': '公告標題', 'en-US': 'Title' },
  sample: { 'zh-CN': '周六停电安排', 'zh-TW': '週六停電安排', 'en-US': 'Power cut on Saturday' },
}
const version = {
  title: { 'zh-CN': '第几版', 'zh-TW': '第幾版', 'en-US': 'Version' },
  sample: { 'zh-CN': '2', 'zh-TW': '2', 'en-US': '2' },
}

const publishedNotice = notice({
  key: 'news.published',
  channel: 'site',
  title: { 'zh-CN': '新公告', 'zh-TW': '新公告', 'en-US': 'New announcement' },
  blanks: { title, version },
  text: {
    'zh-CN': { body: '“{title}”已经发布，请及时查看。' },
    'zh-TW': { body: '「{title}」已發布，請儘快查看。' },
    'en-US': { body: '“{title}” has been published. Please read it.' },
  },
})

const changedNotice = notice({
  key: 'news.changed',
  channel: 'site',
  title: { 'zh-CN': '公告已更新', 'zh-TW': '公告已更新', 'en-US': 'Announcement changed' },
  blanks: { title, version },
  text: {
    'zh-CN': { body: '“{title}”更新到了第 {version} 版，请重新阅读并确认。' },
    'zh-TW': { body: '「{title}」已更新為第 {version} 版，請重新閱讀並確認。' },
    'en-US': { body: '“{title}” has been updated to version {version}. Please read and confirm it again.' },
  },
})

const reminderNotice = notice({
  key: 'news.reminder',
  channel: 'site',
  title: { 'zh-CN': '公告待确认', 'zh-TW': '公告待確認', 'en-US': 'Please confirm an announcement' },
  blanks: { title, version },
  text: {
    'zh-CN': { body: '“{title}”还没有确认，请读完后点“我已阅读并知悉”。' },
    'zh-TW': { body: '「{title}」尚未確認，請讀完後按「我已閱讀並知悉」。' },
    'en-US': { body: 'You have not confirmed “{title}” yet. Please read it and confirm.' },
  },
})

export const noticeOf = {
  published: publishedNotice,
  changed: changedNotice,
  reminder: reminderNotice,
} as const

export const notices = Object.values(noticeOf)
