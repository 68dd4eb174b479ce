import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  title: 'Notices',
  lead: 'The words of every mail, text message and message in the portal. What you have not changed is written by Lyceum.',
  channels: { mail: 'Mail', sms: 'Text message', site: 'In the portal' },
  own: 'Yours',
  language: 'Language',
  languages: { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', 'en-US': 'English' },
  subject: 'Subject',
  body: 'Text',
  blanks: 'What can be put in',
  blanksHint:
    'Choose one to put it at the caret; it is filled when the notice is sent. A line whose blank has nothing to show is left out.',
  insert: (title) => `Put in “${title}”`,
  needed: 'needed',
  preview: 'As it arrives',
  test: 'Send me a test',
  testSent: (to) => `Sent to ${to}.`,
  reset: 'Back to default',
  wasReset: 'Back to the default words.',
  changed: (name, time) => (name ? `Changed by ${name}, ${time}` : `Changed ${time}`),
  byDefault: 'The default words are in use',
  saved: 'Saved. The next one is written like this.',
  unsaved: (count) => (count === 1 ? 'One notice is not saved yet' : `${count} notices are not saved yet`),
  wrong: 'One text does not fit. Please correct it, then save.',
  empty: 'This cannot be empty.',
  unknown: (blank) => `There is no {${blank}}. Please choose from those below.`,
  missing: (blank) => `“${blank}” is missing: without it the notice is of no use.`,
}
