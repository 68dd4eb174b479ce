export * from './authoring.ts'
export * from './category.ts'
export {
  type CourseContent,
  courseContent,
  type ModuleContent,
  moduleContent,
  type ModuleOf,
} from './content.ts'
export { courseErrors } from './errors.ts'
export { findToName, type NamedKind, type NamedThing, namingPermissions } from './naming.ts'
export { type SurveyQuestion, type TestQuestion } from './question.ts'
export { type Rule, type RuleGroup, type RuleLeaf, rule } from './rule.ts'
export { type CourseSheet, courseSheet } from './sheet.ts'
export * from './enums.ts'
