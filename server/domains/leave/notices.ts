import { notice } from '#platform/domain/notices'

const who = {
  title: { 'zh-CN': '申请人', 'zh-TW': '申請人', 'en-US': 'Requested by' },
  sample: { 'zh-CN': '林知夏', 'zh-TW': '林知夏', 'en-US': 'Lin Zhixia' },
}
const from = {
  title: { 'zh-CN': '开始时间', 'zh-TW': '開始時間', 'en-US': 'From' },
  sample: { 'zh-CN': '2026-03-18 09:00', 'zh-TW': '2026-03-18 09:00', 'en-US': '2026-03-18 09:00' },
}
const until = {
  title: { 'zh-CN': '结束时间', 'zh-TW': '結束時間', 'en-US': 'Until' },
  sample: { 'zh-CN': '2026-03-18 18:00', 'zh-TW': '2026-03-18 18:00', 'en-US': '2026-03-18 18:00' },
}

export const askedNotice = notice({
  key: 'leave.asked',
  channel: 'site',
  title: { 'zh-CN': '请假等你审批', 'zh-TW': '有請假待您簽核', 'en-US': 'Leave request to review' },
  blanks: { who, from, until },
  text: {
    'zh-CN': { body: '{who}申请请假：{from} 到 {until}，请你审批。' },
    'zh-TW': { body: '{who}申請請假：{from} 到 {until}，請您簽核。' },
    'en-US': { body: '{who} requests leave from {from} to {until}. Please review the request.' },
  },
})

export const approvedNotice = notice({
  key: 'leave.approved',
  channel: 'site',
  title: { 'zh-CN': '请假已批准', 'zh-TW': '請假已核准', 'en-US': 'Leave approved' },
  blanks: { from, until },
  text: {
    'zh-CN': { body: '你 {from} 到 {until} 的请假已批准，这几天的连续签到会为你保留。' },
    'zh-TW': { body: '您 {from} 到 {until} 的請假已核准，這幾天的連續簽到會為您保留。' },
    'en-US': {
      body: 'Your leave from {from} to {until} is approved. Your check-in streak is kept during this time.',
    },
  },
})

export const declinedNotice = notice({
  key: 'leave.declined',
  channel: 'site',
  title: { 'zh-CN': '请假未批准', 'zh-TW': '請假未核准', 'en-US': 'Leave declined' },
  blanks: { from, until },
  text: {
    'zh-CN': { body: '你 {from} 到 {until} 的请假没有批准，可查看审批意见。' },
    'zh-TW': { body: '您 {from} 到 {until} 的請假未核准，可查看簽核意見。' },
    'en-US': { body: 'Your leave from {from} to {until} was declined. See the comment for the reason.' },
  },
})

export const notices = [askedNotice, approvedNotice, declinedNotice]
