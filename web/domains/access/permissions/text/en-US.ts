import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  'site.manage': {
    name: 'Manage site settings',
    means: 'Change name, logo, footer, agreements, notices and features.',
  },
  'identity.manage': {
    name: 'Manage sign-in',
    means: 'Set up single sign-on and directories, and mend sign-in troubles.',
  },
  'file.staff': {
    name: 'Upload files for the console',
    means: 'Upload course material, logos and sheets that only staff use.',
  },
  'org.read': {
    name: 'See the organisation',
    means: 'See departments, positions, grades and training centres in scope.',
  },
  'org.manage': {
    name: 'Manage the organisation',
    means: 'Add, move and merge departments; keep positions, grades and centres.',
  },
  'people.read': { name: 'See people', means: 'Find people in scope, read their profiles and export lists.' },
  'people.manage': {
    name: 'Manage people',
    means: 'Add, change and disable people in scope, reset passwords, decide registrations.',
  },
  'people.import': {
    name: 'Import and sync people',
    means: 'Import people from sheets, and connect directories and SCIM.',
  },
  'people.viewAs': {
    name: 'View as somebody',
    means: 'Open the learner’s site as a person, read only, to find a fault.',
  },
  'access.read': {
    name: 'See roles and access',
    means: 'See who in scope holds which role, and why they may.',
  },
  'access.grant': {
    name: 'Grant and withdraw roles',
    means: 'Hand on what one holds, where one holds it, and take it back.',
  },
  'report.read': { name: 'Read reports', means: 'Read reports about people in scope and figures of use.' },
  'health.read': {
    name: 'See the health of the system',
    means: 'See whether services, queues and jobs are well.',
  },
  'audit.read': { name: 'Read the audit', means: 'Read every administrative act with its before and after.' },
  'download.use': {
    name: 'Use the download centre',
    means: 'Export lists one can see, and fetch the files.',
  },
  'console.home': {
    name: 'See the console’s overview',
    means: 'Open the first page of the console with its to-dos and figures.',
  },
  'sites.manage': {
    name: 'Manage sites',
    means: 'Open, renew and close other sites from the platform’s own.',
  },
  'course.read': { name: 'See courses', means: 'See courses, drafts and versions in the console.' },
  'news.manage': {
    name: 'Manage notices and news',
    means: 'Write, publish and withdraw notices and news, and see how many have read and agreed.',
  },
  'search.manage': {
    name: 'See search words',
    means: 'See what people look for, and what they look for in vain.',
  },
  'course.author': {
    name: 'Write courses',
    means: 'Begin courses, change their content and how they are offered.',
  },
  'course.publish': {
    name: 'Publish courses',
    means: 'Publish drafts as new versions, take courses off the shelf and put them back.',
  },
  'course.categories': {
    name: 'Arrange categories',
    means: 'Add, rename and order the categories of courses.',
  },
  'exam.read': {
    name: 'See questions and papers',
    means: 'See questions, papers and exams in the console.',
  },
  'exam.author': {
    name: 'Write questions and papers',
    means: 'Write, review and import questions, and make papers from them.',
  },
  'exam.operate': {
    name: 'Run exams',
    means: 'Schedule and invigilate exams: pauses, extra time, irregularities.',
  },
  'exam.mark': { name: 'Mark papers', means: 'Mark essays, recordings and whatever else needs a person.' },
  'learning.assign': {
    name: 'Assign courses',
    means: 'Write down who should complete what by when, and keep it so.',
  },
  'learning.waive': {
    name: 'Waive criteria',
    means: 'Grant somebody a completion outside the criteria, with a reason.',
  },
  'learning.read': { name: 'See learners', means: 'See how far learners are and what they have completed.' },
  'learning.mark': { name: 'Mark work', means: 'Mark assignments and tests that need a person.' },
  'points.rule': {
    name: 'Points rules',
    means: 'Set what gives how many points and how often, after a trial run.',
  },
  'points.grant': {
    name: 'Grant points',
    means: 'Give and take points by hand, reverse a movement, undo a whole grant.',
  },
  'points.ledger': {
    name: 'Points ledger',
    means: 'Look up where points came from and went, and take the table away.',
  },
  'points.review': {
    name: 'Review points',
    means: 'Look at points that seem played for; let them through or take them back.',
  },
  'mall.manage': { name: 'Points mall', means: 'Put products on the shelf, book stock, keep categories.' },
  'mall.ship': { name: 'Exchanges', means: 'See receivers, ship, import tracking numbers.' },
  'honor.manage': {
    name: 'Medals and titles',
    means: 'Set what medals are given for and the points of titles.',
  },
  'learning.notify': { name: 'Course notices', means: 'Send notices to the learners of a course.' },
  'learning.decide': {
    name: 'Decide enrolments',
    means: 'Decide who takes part where there is no manager to ask.',
  },
  'leave.decide': {
    name: 'Decide leave',
    means: 'Approve or decline leave where there is no manager to ask.',
  },
  'social.moderate': {
    name: 'Moderate comments',
    means: 'Remove what people of one’s units wrote; the audit keeps the words.',
  },
}
