import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  'site.manage': {
    name: 'Manage site settings',
    means: 'Change name, logo, footer, agreements, notices and features.',
  },
  'identity.manage': {
    name: 'Manage sign-in',
    means: 'Set up single sign-on and directories, and fix sign-in problems.',
  },
  'file.staff': {
    name: 'Upload files for the console',
    means: 'Upload course material, logos and spreadsheets for use in the console.',
  },
  'org.read': {
    name: 'See the organization',
    means: 'See departments, positions, grades and training centers in scope.',
  },
  'org.manage': {
    name: 'Manage the organization',
    means: 'Add, move and merge departments; manage positions, grades and training centers.',
  },
  'people.read': { name: 'See people', means: 'Find people in scope, read their profiles and export lists.' },
  'people.manage': {
    name: 'Manage people',
    means: 'Add, change and disable people in scope, reset passwords and review registrations.',
  },
  'people.import': {
    name: 'Import and sync people',
    means: 'Import people from spreadsheets, and connect directories and SCIM.',
  },
  'people.viewAs': {
    name: 'View as another person',
    means: 'Open the portal as another person, read-only, to look into a problem.',
  },
  'access.read': {
    name: 'See roles and access',
    means: 'See who in scope has which role, and why.',
  },
  'access.grant': {
    name: 'Grant and withdraw roles',
    means: 'Grant and withdraw roles within their own permissions and scope.',
  },
  'report.read': { name: 'Read reports', means: 'Read reports about people in scope and usage.' },
  'health.retry': {
    name: 'Retry failed jobs',
    means: 'Run jobs that stopped after repeated failures again, with a reason.',
  },
  'health.read': {
    name: 'See system health',
    means: 'See whether services, queues and jobs are working.',
  },
  'audit.read': {
    name: 'Read the audit log',
    means: 'Read every administrative action with values before and after.',
  },
  'download.use': {
    name: 'Use the download center',
    means: 'Export lists they can see, and download the files.',
  },
  'console.home': {
    name: 'See the console overview',
    means: 'Open the first page of the console with its to-dos and figures.',
  },
  'sites.manage': {
    name: 'Manage sites',
    means: 'Create, renew and close other sites from the platform site.',
  },
  'course.read': { name: 'See courses', means: 'See courses, drafts and versions in the console.' },
  'news.manage': {
    name: 'Manage notices and news',
    means: 'Write, publish and withdraw notices and news, and see who has read and confirmed them.',
  },
  'search.manage': {
    name: 'See search terms',
    means: 'See what people search for, and which searches find nothing.',
  },
  'course.author': {
    name: 'Write courses',
    means: 'Create courses, and edit their content and enrollment settings.',
  },
  'course.publish': {
    name: 'Publish courses',
    means: 'Publish drafts as new versions, retire courses and publish them again.',
  },
  'course.categories': {
    name: 'Manage categories',
    means: 'Add, rename and order the categories of courses.',
  },
  'exam.read': {
    name: 'See questions and papers',
    means: 'See questions, papers and exams in the console.',
  },
  'exam.author': {
    name: 'Write questions and papers',
    means: 'Write, review and import questions, and create papers from them.',
  },
  'exam.operate': {
    name: 'Run exams',
    means: 'Schedule and invigilate exams: pauses, extra time, irregularities.',
  },
  'exam.mark': {
    name: 'Mark papers',
    means: 'Mark essays, recordings and other answers that need a person.',
  },
  'learning.assign': {
    name: 'Assign courses',
    means: 'Set who must complete what and by when.',
  },
  'learning.waive': {
    name: 'Waive criteria',
    means: 'Mark a course as completed for someone without meeting the criteria, with a reason.',
  },
  'learning.read': { name: 'See learners', means: 'See learners’ progress and completions.' },
  'learning.mark': { name: 'Mark work', means: 'Mark assignments and tests that need a person.' },
  'points.rule': {
    name: 'Points rules',
    means: 'Set how many points each activity earns and how often, with a preview.',
  },
  'points.grant': {
    name: 'Grant points',
    means: 'Add and deduct points manually, reverse a transaction, undo a whole grant.',
  },
  'points.ledger': {
    name: 'Points ledger',
    means: 'Look up all points transactions and export them.',
  },
  'points.review': {
    name: 'Review points',
    means: 'Review points that look suspicious, and approve or deduct them.',
  },
  'mall.manage': { name: 'Points mall', means: 'Publish products, record stock and manage categories.' },
  'mall.ship': { name: 'Orders', means: 'See recipients, ship orders, import tracking numbers.' },
  'honor.manage': {
    name: 'Medals and titles',
    means: 'Set what medals are awarded for and how many points titles require.',
  },
  'learning.notify': { name: 'Course notices', means: 'Send notices to the learners of a course.' },
  'learning.decide': {
    name: 'Approve enrollments',
    means: 'Approve or decline enrollments when there is no manager to do so.',
  },
  'leave.decide': {
    name: 'Approve leave',
    means: 'Approve or decline leave when there is no manager to do so.',
  },
  'social.moderate': {
    name: 'Moderate comments',
    means: 'Remove comments by people in scope; the audit log keeps the text.',
  },
}
