import type { Room } from '#platform/room'
import { authorFiles, filesInCourses } from './authoring/files-queries.ts'
import { draftsTile, publishedTile } from './authoring/tiles.ts'
import { titlesOf } from './offer-queries.ts'
import { routes } from './routes.ts'
import { searchable } from './searchable.ts'
import { categoriesStep, courseStep } from './setup-queries.ts'
import { categoryTitles } from './shelf/course-queries.ts'

export { type Offer, offerOf, placesOf, timesOf, titlesOf } from './offer-queries.ts'
export {
  countCompletion,
  courseFace,
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
export { courseToAuthor, courseWithin } from './authoring/within.ts'
export type { ShelfFilter, Visitor } from './shelf/condition-queries.ts'
export { stepCounters } from './shelf/counter-store.ts'
export {
  busiestLecturers,
  categoryNames,
  courseFaces,
  coursesAfter,
  shelfCourse,
  type ShelfCourse,
} from './shelf/course-queries.ts'
export { type ShelfCard, shelfCards, shelfCount, type ShelfOrder, shelfPage } from './shelf/queries.ts'
export { courseById } from './store.ts'

export const room: Room = {
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
