import { notice } from '#platform/domain/notices'

const course = {
  title: { 'zh-CN': '课程名称', 'zh-TW': '課程名稱', 'en-US': 'Course' },
  sample: { 'zh-CN': '新任经理 90 天', 'zh-TW': '新任經理 90 天', 'en-US': 'The first 90 days' },
}
const by = {
  title: { 'zh-CN': '谁说的', 'zh-TW': '誰說的', 'en-US': 'Written by' },
  sample: { 'zh-CN': '林知夏', 'zh-TW': '林知夏', 'en-US': 'Lin Zhixia' },
}

export const commentedNotice = notice({
  key: 'learning.commented',
  channel: 'site',
  title: { 'zh-CN': '你的课有新评论', 'zh-TW': '您的課有新留言', 'en-US': 'New comment on your course' },
  blanks: { course, by },
  text: {
    'zh-CN': { body: '{by}评论了你讲的“{course}”。' },
    'zh-TW': { body: '{by}在您講的「{course}」留言了。' },
    'en-US': { body: '{by} commented on your course “{course}”.' },
  },
})

export const answeredNotice = notice({
  key: 'learning.answered',
  channel: 'site',
  title: { 'zh-CN': '有人回复了你', 'zh-TW': '有人回覆了您', 'en-US': 'Reply to your comment' },
  blanks: { course, by },
  text: {
    'zh-CN': { body: '{by}回复了你在“{course}”里的评论。' },
    'zh-TW': { body: '{by}回覆了您在「{course}」的留言。' },
    'en-US': { body: '{by} replied to your comment on “{course}”.' },
  },
})
