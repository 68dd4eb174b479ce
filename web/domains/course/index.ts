export { type Category, menuTree, useCatalog } from './category-tree.ts'
export { consoleRoutes } from './console-routes.ts'
export { consoleTiles } from './console-tiles.ts'
/** The editor of a course; the domain of its learners provides parts of its last step. */
export const courseEditor = async () => (await import('./console/editor/editor-page.tsx')).EditorPage
export type { Editor } from './console/editor/editor.ts'
export type { PublishButtonProps, VersionParts } from './console/editor/version-parts.ts'
export { examKinds, isExam, kindLooks, shownKinds, studyLinkOf } from './kinds.ts'
export { moduleIcons } from './console/editor/module-kinds.ts'
export { useNamesFound } from './names-found.ts'
export { useCourseModules } from './console/use-course-modules.ts'
