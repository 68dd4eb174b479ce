/** The eleven things that earn points each day (B-159, Q-114). */
export const taskTypes = [
  'complete_course',
  'browse_an_open_class',
  'work_browse',
  'work_publish_topic',
  'work_publish_knowledge',
  'curriculum_review',
  'complete_exam',
  'online_question',
  'online_answer',
  'browse_knowledge',
  'knowledge_sharing',
] as const
export type TaskType = (typeof taskTypes)[number]

const ownRules = [
  'login',
  'signIn',
  'streak',
  'courseCompleted',
  'courseRated',
  'openClass',
  'score60',
  'score70',
  'score80',
  'score90',
  'comment',
  'share',
  'likeReceived',
  'topic',
  'answer',
  'challengeWon',
] as const

/** What points are granted for: actions in the domains, and the daily tasks. */
export const ruleNames = [...ownRules, ...taskTypes.map((type) => `task.${type}` as const)] as const
export type RuleName = (typeof ruleNames)[number]

/** The domain whose actions a rule rewards, in the console's order. */
export const ruleDomains = [
  'identity',
  'points',
  'learning',
  'exam',
  'social',
  'circle',
  'qa',
  'pk',
  'task',
] as const
export type RuleDomain = (typeof ruleDomains)[number]

/** The period after which a limit resets (B-416). */
export const periods = ['DAY', 'MONTH', 'ONCE'] as const

/** What can be given to an author (B-418). */
export const gifts = ['heart', 'flower', 'beer', 'aircraft'] as const
export type Gift = (typeof gifts)[number]

/** What a gift can be given for. A domain with another kind adds it here. */
export const giftedTypes = ['course'] as const

/** The kind of a movement, as shown to people. */
export const movementKinds = [
  'earn',
  'grant',
  'take',
  'tip',
  'hold',
  'release',
  'pay',
  'suspect',
  'reverse',
] as const
