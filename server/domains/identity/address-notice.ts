import { blank, notice } from '#platform/domain/notices'

const by = {
  title: { 'zh-CN': '修改人', 'zh-TW': '修改人', 'en-US': 'Changed by' },
  sample: { 'zh-CN': '何远舟', 'zh-TW': '何遠舟', 'en-US': 'He Yuanzhou' },
}

const changes = {
  title: { 'zh-CN': '改了什么', 'zh-TW': '改了什麼', 'en-US': 'What changed' },
  sample: {
    'zh-CN': '邮箱改为 m•••@example.com',
    'zh-TW': '電子郵件改為 m•••@example.com',
    'en-US': 'Mailbox: now m•••@example.com',
  },
}

export const addressMailNotice = notice({
  key: 'identity.addressMail',
  channel: 'mail',
  title: { 'zh-CN': '邮箱或手机号已修改', 'zh-TW': '電子郵件或手機號碼已變更', 'en-US': 'Address changed' },
  blanks: { site: blank.site, name: blank.name, userName: blank.userName, by, changes },
  text: {
    'zh-CN': {
      subject: '账号的联系方式已修改 · {site}',
      body: `{name}，你好：

{by}修改了账号 {userName} 的联系方式：

{changes}

如果你不知道这次修改，请马上告诉平台管理员。

{site}`,
    },
    'zh-TW': {
      subject: '帳號的聯絡方式已變更 · {site}',
      body: `{name}，您好：

{by}變更了帳號 {userName} 的聯絡方式：

{changes}

若您不知道這次變更，請立即告知平台管理員。

{site}`,
    },
    'en-US': {
      subject: 'Your contact details were changed · {site}',
      body: `Hello {name},

{by} changed the contact details of the account {userName}:

{changes}

If you did not expect this, please tell your administrator at once.

{site}`,
    },
  },
})
