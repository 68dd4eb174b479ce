import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  title: 'Message texts',
  lead: 'The text of every email, text message and portal message. Unchanged messages use the default text.',
  channels: { mail: 'Email', sms: 'Text message', site: 'In the portal' },
  own: 'Customized',
  language: 'Language',
  languages: { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', 'en-US': 'English' },
  subject: 'Subject',
  body: 'Text',
  blanks: 'Placeholders',
  blanksHint:
    'Select one to insert it at the cursor; it is filled in when the message is sent. Lines with an empty placeholder are left out.',
  insert: (title) => `Insert “${title}”`,
  needed: 'required',
  preview: 'Preview',
  test: 'Send me a test',
  testSent: (to) => `Sent to ${to}.`,
  reset: 'Back to default',
  wasReset: 'Default text restored.',
  changed: (name, time) => (name ? `Changed by ${name}, ${time}` : `Changed ${time}`),
  byDefault: 'The default text is in use',
  saved: 'Saved. New messages use this text.',
  unsaved: (count) => (count === 1 ? 'One message is not saved yet' : `${count} messages are not saved yet`),
  wrong: 'One text is not valid. Correct it, then save.',
  empty: 'This cannot be empty.',
  unknown: (blank) => `{${blank}} is not a placeholder. Choose one from the list below.`,
  missing: (blank) => `“${blank}” is missing. The message does not work without it.`,
}
