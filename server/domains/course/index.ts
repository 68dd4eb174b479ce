import type { Domain } from '#platform/domain'
import { authorFiles, filesInCourses } from './authoring/files-queries.ts'
import { draftsTile, publishedTile } from './authoring/tiles.ts'
import { titlesOf } from './offer-queries.ts'
import { routes } from './routes.ts'
import { searchable } from './searchable.ts'
import { categoriesStep, courseStep } from './setup-queries.ts'
import { categoryTitles } from './catalogue/course-queries.ts'

export { type Offer, offerOf, placesOf, timesOf, titlesOf } from './offer-queries.ts'
export {
  countCompletion,
  courseSummary,
  courseOfModule,
  coursesTrying,
  coursesWithin,
  newestContent,
  setFigures,
  versionContent,
  versionContents,
  versionNumber,
  versionsOf,
} from './study-queries.ts'
export { createCourse } from './authoring/begin-course.ts'
export { publishNewest } from './authoring/publish-course.ts'
export { lecturersOf, prerequisitesOf } from './authoring/links-store.ts'
export { draftOf } from './authoring/store.ts'
export { courseToAuthor, courseWithin } from './authoring/course-access.ts'
export type { CatalogueFilter, Visitor } from './catalogue/condition-queries.ts'
export { stepCounters } from './catalogue/counter-store.ts'
export {
  busiestLecturers,
  categoryNames,
  courseSummaries,
  coursesAfter,
  catalogueCourse,
  type CatalogueCourse,
} from './catalogue/course-queries.ts'
export {
  type CatalogueCard,
  catalogueCards,
  catalogueCount,
  type CatalogueOrder,
  cataloguePage,
  plainCataloguePage,
} from './catalogue/queries.ts'
export { courseById } from './store.ts'

export const domain: Domain = {
  name: 'course',
  routes,
  tiles: [publishedTile, draftsTile],
  setup: [categoriesStep, courseStep],
  readableFiles: authorFiles,
  filesInUse: filesInCourses,
  searchables: [searchable],
  titles: { course: titlesOf, 'course.category': categoryTitles },
  permissions: {
    'course.read': ['INSTR', 'TADM', 'ADM'],
    'course.author': ['TADM', 'ADM'],
    'course.publish': ['TADM', 'ADM'],
    'course.categories': ['TADM', 'ADM'],
  },
}
