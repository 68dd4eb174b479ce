import { errors } from '../kit/index.ts'

export const peopleErrors = errors({
  PERSON_FIELDS_WRONG: {
    status: 400,
    'zh-CN': '请检查：{fields}',
    'zh-TW': '請檢查：{fields}',
    'en-US': 'Please check: {fields}.',
  },
  USER_NAME_TAKEN: {
    status: 409,
    'zh-CN': '用户名“{userName}”已有人使用',
    'zh-TW': '使用者名稱「{userName}」已有人使用',
    'en-US': 'The user name “{userName}” is taken.',
  },
  STAFF_NO_TAKEN: {
    status: 409,
    'zh-CN': '工号 {staffNo} 已有人使用',
    'zh-TW': '員工編號 {staffNo} 已有人使用',
    'en-US': 'The staff number {staffNo} is taken.',
  },
  STAFF_NO_HAS_LEFT: {
    status: 409,
    'zh-CN': '工号 {staffNo} 属于已离职的人员，请办理重新入职，以前的记录会保留',
    'zh-TW': '員工編號 {staffNo} 屬於已離職的人員，請辦理重新到職，先前的紀錄會保留',
    'en-US': 'The staff number {staffNo} belongs to someone who left. Rehire them to keep their history.',
  },
  NOBODY_LEFT_SO: {
    status: 400,
    'zh-CN': '没有找到工号为 {staffNo} 的离职人员',
    'zh-TW': '找不到員工編號為 {staffNo} 的離職人員',
    'en-US': 'No one with the staff number {staffNo} has left.',
  },
  ACT_ON_ONESELF: {
    status: 409,
    'zh-CN': '不能对自己的账号这样操作',
    'zh-TW': '不能對自己的帳號這樣操作',
    'en-US': 'You cannot do this to your own account.',
  },
  MAILBOX_MISSING: {
    status: 409,
    'zh-CN': '没有填写邮箱，无法寄送链接，请改为显示一次性密码',
    'zh-TW': '沒有填寫電子郵件，無法寄送連結，請改為顯示一次性密碼',
    'en-US': 'There is no email address to send the link to. Show a one-time password instead.',
  },
  BULK_COUNT: {
    status: 409,
    'zh-CN': '这次会影响 {count} 人，请输入人数确认',
    'zh-TW': '這次會影響 {count} 人，請輸入人數確認',
    'en-US': 'This affects {count} people. Please type the number to confirm.',
  },
  BULK_OVER: {
    status: 409,
    'zh-CN': '这次批量操作不能再撤销',
    'zh-TW': '這次批次操作無法再復原',
    'en-US': 'This bulk action can no longer be undone.',
  },
  VIEW_AS_IMPOSSIBLE: {
    status: 409,
    'zh-CN': '只能以在用账号的身份查看，且不能是自己',
    'zh-TW': '只能以使用中帳號的身分檢視，且不能是自己',
    'en-US': 'You can only view as another person whose account is active.',
  },
  VIEWS_FULL: {
    status: 409,
    'zh-CN': '最多保存 {most} 个视图，请先删除不用的',
    'zh-TW': '最多儲存 {most} 個檢視，請先刪除不用的',
    'en-US': 'You can keep {most} views. Please delete one first.',
  },
})
