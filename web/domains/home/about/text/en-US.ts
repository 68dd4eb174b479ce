import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  title: 'About',
  of: (site) => `About ${site}`,
  lead: 'Courses, exams, knowledge and colleagues under one roof. What we know asks to be done, and what we do teaches us more.',
  version: 'Version',
  contact: 'Contact',
  noContact: 'Please ask the administrator of your company’s portal',
  agreements: 'Agreements',
  service: 'Service agreement',
  privacy: 'Privacy notice',
  mobile: 'Mobile site',
  app: 'Mobile app',
  zone: 'Time zone',
  copyright: 'Copyright',
}
