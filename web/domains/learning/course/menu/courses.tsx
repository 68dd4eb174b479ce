import { useCatalog } from '#domains/course'
import { CoursePanel } from './course-panel.tsx'

/** The course panel with this site's categories. */
export function Courses() {
  return <CoursePanel tree={useCatalog()} />
}
