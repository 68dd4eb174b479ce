import { blank, notice } from '#platform/domain/notices'
import { addressMailNotice } from './address-notice.ts'

const minutes = {
  title: { 'zh-CN': '有效分钟数', 'zh-TW': '有效分鐘數', 'en-US': 'Valid for (minutes)' },
  sample: { 'zh-CN': '30', 'zh-TW': '30', 'en-US': '30' },
}

export const resetMailNotice = notice({
  key: 'identity.resetMail',
  channel: 'mail',
  title: { 'zh-CN': '重新设置密码', 'zh-TW': '重設密碼', 'en-US': 'Choose a new password' },
  blanks: { site: blank.site, name: blank.name, userName: blank.userName, link: blank.link, minutes },
  text: {
    'zh-CN': {
      subject: '重新设置密码 · {site}',
      body: `{name}，你好：

有人（应该就是你）想为账号 {userName} 设置新密码。请在 {minutes} 分钟内打开下面的链接：

{link}

链接只能用一次。如果不是你本人操作，不必理会这封邮件，密码不会改变。

{site}`,
    },
    'zh-TW': {
      subject: '重設密碼 · {site}',
      body: `{name}，您好：

有人（應該就是您）想為帳號 {userName} 設定新密碼。請在 {minutes} 分鐘內開啟下方連結：

{link}

連結只能使用一次。若非您本人操作，請忽略這封郵件，密碼不會變更。

{site}`,
    },
    'en-US': {
      subject: 'Choose a new password · {site}',
      body: `Hello {name},

Someone, most likely you, asked to reset the password for the account {userName}. Please open this link within {minutes} minutes:

{link}

It works once. If it was not you, there is nothing to do: your password stays as it is.

{site}`,
    },
  },
})

const address = {
  title: { 'zh-CN': '登录网址', 'zh-TW': '登入網址', 'en-US': 'Sign-in address' },
  sample: {
    'zh-CN': 'https://learn.example.com/login',
    'zh-TW': 'https://learn.example.com/login',
    'en-US': 'https://learn.example.com/login',
  },
}

export const approvalMailNotice = notice({
  key: 'identity.approvalMail',
  channel: 'mail',
  title: { 'zh-CN': '注册通过', 'zh-TW': '註冊通過', 'en-US': 'Registration approved' },
  blanks: { site: blank.site, name: blank.name, userName: blank.userName, address },
  text: {
    'zh-CN': {
      subject: '账号已开通 · {site}',
      body: '{name}，你好：\n\n你注册的账号 {userName} 已通过审核，现在可以登录：\n\n{address}\n\n{site}',
    },
    'zh-TW': {
      subject: '帳號已開通 · {site}',
      body: '{name}，您好：\n\n您註冊的帳號 {userName} 已通過審核，現在可以登入：\n\n{address}\n\n{site}',
    },
    'en-US': {
      subject: 'Your account is active · {site}',
      body: 'Hello {name},\n\nYour account {userName} has been approved. You can sign in now:\n\n{address}\n\n{site}',
    },
  },
})

const reason = {
  title: { 'zh-CN': '原因', 'zh-TW': '原因', 'en-US': 'Reason' },
  sample: { 'zh-CN': '登记表看不清', 'zh-TW': '登記表看不清楚', 'en-US': 'the form cannot be read' },
}

export const rejectionMailNotice = notice({
  key: 'identity.refusalMail',
  channel: 'mail',
  title: { 'zh-CN': '注册未通过', 'zh-TW': '註冊未通過', 'en-US': 'Registration not approved' },
  blanks: { site: blank.site, name: blank.name, userName: blank.userName, reason },
  text: {
    'zh-CN': {
      subject: '注册未通过 · {site}',
      body: '{name}，你好：\n\n很抱歉，你注册的账号 {userName} 没有通过审核。\n\n原因：{reason}\n\n你填写的资料已删除。\n\n{site}',
    },
    'zh-TW': {
      subject: '註冊未通過 · {site}',
      body: '{name}，您好：\n\n很抱歉，您註冊的帳號 {userName} 沒有通過審核。\n\n原因：{reason}\n\n您填寫的資料已刪除。\n\n{site}',
    },
    'en-US': {
      subject: 'Your registration was not approved · {site}',
      body: 'Hello {name},\n\nWe are sorry: your registration for the account {userName} was not approved.\n\nReason: {reason}\n\nWhat you filled in has been deleted.\n\n{site}',
    },
  },
})

const code = {
  title: { 'zh-CN': '验证码', 'zh-TW': '驗證碼', 'en-US': 'Code' },
  sample: { 'zh-CN': '482913', 'zh-TW': '482913', 'en-US': '482913' },
  isRequired: true,
} as const

export const codeSmsNotice = notice({
  key: 'identity.codeSms',
  channel: 'sms',
  title: { 'zh-CN': '登录验证码', 'zh-TW': '登入驗證碼', 'en-US': 'Sign-in code' },
  blanks: {
    site: blank.site,
    code,
    minutes: { ...minutes, sample: { 'zh-CN': '5', 'zh-TW': '5', 'en-US': '5' } },
  },
  text: {
    'zh-CN': { body: '【{site}】登录验证码 {code}，{minutes} 分钟内有效。请勿告诉他人。' },
    'zh-TW': { body: '【{site}】登入驗證碼 {code}，{minutes} 分鐘內有效。請勿告訴他人。' },
    'en-US': {
      body: '{site}: your sign-in code is {code}. It works for {minutes} minutes. Do not share it.',
    },
  },
})

const days = {
  title: { 'zh-CN': '有效天数', 'zh-TW': '有效天數', 'en-US': 'Valid for (days)' },
  sample: { 'zh-CN': '7', 'zh-TW': '7', 'en-US': '7' },
}

export const welcomeMailNotice = notice({
  key: 'identity.welcomeMail',
  channel: 'mail',
  title: { 'zh-CN': '账号已建好', 'zh-TW': '帳號已建立', 'en-US': 'A new account' },
  blanks: { site: blank.site, name: blank.name, userName: blank.userName, link: blank.link, days },
  text: {
    'zh-CN': {
      subject: '欢迎使用 {site}',
      body: `{name}，你好：

你在 {site} 的账号已经建好，用户名是 {userName}。请在 {days} 天内打开下面的链接，设置自己的密码：

{link}

链接只能用一次；过期了，可以在登录页点“忘记密码”再要一个。

{site}`,
    },
    'zh-TW': {
      subject: '歡迎使用 {site}',
      body: `{name}，您好：

您在 {site} 的帳號已經建立，使用者名稱是 {userName}。請在 {days} 天內開啟下方連結，設定自己的密碼：

{link}

連結只能使用一次；若已過期，請在登入頁點選「忘記密碼」重新索取。

{site}`,
    },
    'en-US': {
      subject: 'Welcome to {site}',
      body: `Hello {name},

Your account at {site} is ready. Your user name is {userName}. Please open this link within {days} days and choose your password:

{link}

It works once. If it has run out, ask for another with “Forgot password” on the sign-in page.

{site}`,
    },
  },
})

/** All notices that this domain sends. */
export const notices = [
  resetMailNotice,
  welcomeMailNotice,
  approvalMailNotice,
  rejectionMailNotice,
  codeSmsNotice,
  addressMailNotice,
]
