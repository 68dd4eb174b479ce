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

/** What points are given for: the deeds of every room, and the daily tasks. */
export const ruleNames = [...ownRules, ...taskTypes.map((type) => `task.${type}` as const)] as const
export type RuleName = (typeof ruleNames)[number]

/** Whose deeds a rule rewards, in the order in which the console shows them. */
export const ruleRooms = [
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
export type RuleRoom = (typeof ruleRooms)[number]

/** How long a limit counts before it begins again (B-416). */
export const periods = ['DAY', 'MONTH', 'ONCE'] as const

/** What can be given to an author (B-418). */
export const gifts = ['heart', 'flower', 'beer', 'aircraft'] as const
export type Gift = (typeof gifts)[number]

/** What somebody can be thanked for. A room that brings another kind adds its word here. */
export const giftedTypes = ['course'] as const

/** What a movement is, as people see it. */
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
