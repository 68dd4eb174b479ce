import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  title: 'About',
  of: (site) => `About ${site}`,
  lead: 'Courses, exams and colleagues in one place. Learn it, put it to work, and learn from the work.',
  version: 'Version',
  contact: 'Contact',
  noContact: 'Please contact your portal administrator',
  agreements: 'Agreements',
  service: 'Terms of service',
  privacy: 'Privacy notice',
  mobile: 'Mobile site',
  app: 'Mobile app',
  zone: 'Time zone',
  copyright: 'Copyright',
}
