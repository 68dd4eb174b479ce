/** The kinds of courses (B-229). Some had two names: the first is stored, the second accepted as an alias. */
export const courseKinds = [
  'SELFSTUDY',
  'CLASSROOM',
  'AUDIOVIDEO',
  'INTEGRATED',
  'EXAM_COURSE',
  'OFF_EXAM_COURSE',
  'SCLASS',
  'MAP',
] as const
export type CourseKind = (typeof courseKinds)[number]

export const kindAliases = {
  ON_LINE_COURSE: 'SELFSTUDY',
  OFF_LINE_COURSE: 'CLASSROOM',
  INTEGRATED_COURSE: 'INTEGRATED',
} as const satisfies Record<string, CourseKind>

/** The kinds of modules (B-254): video, assignment, audio, package, reading, reference, questionnaire, test, link. */
export const moduleTypes = ['VOD', 'ASS', 'AUD', 'SCO', 'RDG', 'REF', 'ACE', 'TST', 'URLVOD'] as const
export type ModuleType = (typeof moduleTypes)[number]

/** What can be required of a module before another opens (B-257 to B-261). */
export const milestones = ['attempted', 'viewed', 'submitted', 'passed', 'completed'] as const
export type Milestone = (typeof milestones)[number]

export const courseStates = ['draft', 'published', 'retired'] as const
export type CourseState = (typeof courseStates)[number]

/** Who must approve an enrolment, one after the other. */
export const approvalChains = ['none', 'manager', 'administrator', 'both'] as const
export type ApprovalChain = (typeof approvalChains)[number]
