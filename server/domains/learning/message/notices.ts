import { notice } from '#platform/domain/notices'
import { answeredNotice, commentedNotice } from './comment-notices.ts'

const course = {
  title: { 'zh-CN': '课程名称', 'zh-TW': '課程名稱', 'en-US': 'Course' },
  sample: { 'zh-CN': '新任经理 90 天', 'zh-TW': '新任經理 90 天', 'en-US': 'The first 90 days' },
}
const by = {
  title: { 'zh-CN': '推荐人', 'zh-TW': '推薦人', 'en-US': 'Recommended by' },
  sample: { 'zh-CN': '何远舟', 'zh-TW': '何遠舟', 'en-US': 'He Yuanzhou' },
}

export const placeNotice = notice({
  key: 'learning.placeGiven',
  channel: 'site',
  title: { 'zh-CN': '有新课程要学', 'zh-TW': '有新課程要學', 'en-US': 'New course for you' },
  blanks: { course },
  text: {
    'zh-CN': { body: '“{course}”已经为你安排好，可以开始学习了。' },
    'zh-TW': { body: '「{course}」已為您安排好，可以開始學習了。' },
    'en-US': { body: 'You are enrolled in “{course}” and can start now.' },
  },
})

export const admittedNotice = notice({
  key: 'learning.admitted',
  channel: 'site',
  title: { 'zh-CN': '报名已通过', 'zh-TW': '報名已通過', 'en-US': 'Enrollment confirmed' },
  blanks: { course },
  text: {
    'zh-CN': { body: '“{course}”的报名已经通过，可以开始了。' },
    'zh-TW': { body: '「{course}」的報名已通過，可以開始了。' },
    'en-US': { body: 'Your enrollment in “{course}” is confirmed. You can start now.' },
  },
})

export const requiredNotice = notice({
  key: 'learning.required',
  channel: 'site',
  title: { 'zh-CN': '有必修要完成', 'zh-TW': '有必修要完成', 'en-US': 'New required course' },
  blanks: {
    course,
    due: {
      title: { 'zh-CN': '最后一天', 'zh-TW': '最後一天', 'en-US': 'Due date' },
      sample: { 'zh-CN': '2026-05-31', 'zh-TW': '2026-05-31', 'en-US': '2026-05-31' },
    },
  },
  text: {
    'zh-CN': { body: '“{course}”是你的必修，请在 {due} 结束前完成。' },
    'zh-TW': { body: '「{course}」是您的必修，請在 {due} 結束前完成。' },
    'en-US': { body: '“{course}” is required for you. Please complete it by {due}.' },
  },
})

export const proposedNotice = notice({
  key: 'learning.dutyProposed',
  channel: 'site',
  title: {
    'zh-CN': '有一条必修等你同意',
    'zh-TW': '有一條必修等您同意',
    'en-US': 'Waiting for your approval',
  },
  blanks: {
    rule: {
      title: { 'zh-CN': '必修名称', 'zh-TW': '必修名稱', 'en-US': 'Required learning' },
      sample: { 'zh-CN': '新员工安全教育', 'zh-TW': '新進員工安全教育', 'en-US': 'Safety for new staff' },
    },
    by: { ...by, title: { 'zh-CN': '提出人', 'zh-TW': '提出人', 'en-US': 'Proposed by' } },
  },
  text: {
    'zh-CN': { body: '{by}提出的必修“{rule}”涉及人数较多，要你看过同意才会生效。' },
    'zh-TW': { body: '{by}提出的必修「{rule}」涉及人數較多，需您看過同意才會生效。' },
    'en-US': { body: '“{rule}”, proposed by {by}, affects many people and is waiting for your approval.' },
  },
})

export const examNotice = notice({
  key: 'learning.examGiven',
  channel: 'site',
  title: { 'zh-CN': '有考试要参加', 'zh-TW': '有考試要參加', 'en-US': 'New exam for you' },
  blanks: { course: { ...course, title: { 'zh-CN': '考试名称', 'zh-TW': '考試名稱', 'en-US': 'Exam' } } },
  text: {
    'zh-CN': { body: '“{course}”已经为你安排好，请按时参加。' },
    'zh-TW': { body: '「{course}」已為您安排好，請準時參加。' },
    'en-US': { body: 'You are enrolled in the exam “{course}”. Please take it in time.' },
  },
})

export const declinedNotice = notice({
  key: 'learning.declined',
  channel: 'site',
  title: { 'zh-CN': '报名未通过', 'zh-TW': '報名未通過', 'en-US': 'Enrollment declined' },
  blanks: { course },
  text: {
    'zh-CN': { body: '“{course}”的报名没有通过，可在课程页查看意见。' },
    'zh-TW': { body: '「{course}」的報名未通過，可在課程頁查看意見。' },
    'en-US': { body: 'Your enrollment in “{course}” was declined. See the course page for the reason.' },
  },
})

export const completedNotice = notice({
  key: 'learning.completed',
  channel: 'site',
  title: { 'zh-CN': '课程已完成', 'zh-TW': '課程已完成', 'en-US': 'Course completed' },
  blanks: { course },
  text: {
    'zh-CN': { body: '你已完成“{course}”。' },
    'zh-TW': { body: '您已完成「{course}」。' },
    'en-US': { body: 'You have completed “{course}”.' },
  },
})

export const failedNotice = notice({
  key: 'learning.failed',
  channel: 'site',
  title: { 'zh-CN': '课程未通过', 'zh-TW': '課程未通過', 'en-US': 'Course not passed' },
  blanks: { course },
  text: {
    'zh-CN': { body: '“{course}”没有通过，可在课程页查看还差什么。' },
    'zh-TW': { body: '「{course}」未通過，可在課程頁查看還差什麼。' },
    'en-US': { body: 'You did not pass “{course}”. See the course page for details.' },
  },
})

export const recommendedNotice = notice({
  key: 'learning.recommended',
  channel: 'site',
  title: {
    'zh-CN': '上级推荐了课程',
    'zh-TW': '主管推薦了課程',
    'en-US': 'Course recommended by your manager',
  },
  blanks: { course, by },
  text: {
    'zh-CN': { body: '{by}向你推荐了“{course}”。' },
    'zh-TW': { body: '{by}向您推薦了「{course}」。' },
    'en-US': { body: '{by} recommends “{course}” to you.' },
  },
})

export const giftNotice = notice({
  key: 'learning.gift',
  channel: 'site',
  title: { 'zh-CN': '收到礼物', 'zh-TW': '收到禮物', 'en-US': 'A gift for you' },
  blanks: {
    course,
    by: { ...by, title: { 'zh-CN': '送礼的人', 'zh-TW': '送禮的人', 'en-US': 'Given by' } },
    price: {
      title: { 'zh-CN': '积分', 'zh-TW': '點數', 'en-US': 'Points' },
      sample: { 'zh-CN': '10', 'zh-TW': '10', 'en-US': '10' },
    },
  },
  text: {
    'zh-CN': { body: '{by}喜欢你讲的“{course}”，送来一份礼物，{price} 积分已经到账。' },
    'zh-TW': { body: '{by}喜歡您講的「{course}」，送來一份禮物，{price} 點已經入帳。' },
    'en-US': { body: '{by} likes your “{course}” and sent you a gift worth {price} points.' },
  },
})

export const notices = [
  placeNotice,
  admittedNotice,
  requiredNotice,
  proposedNotice,
  examNotice,
  commentedNotice,
  answeredNotice,
  declinedNotice,
  completedNotice,
  failedNotice,
  recommendedNotice,
  giftNotice,
]
