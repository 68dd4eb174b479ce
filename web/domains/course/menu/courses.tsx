import { useCatalog } from '../catalog.ts'
import { CoursePanel } from './course-panel.tsx'

/** The panel of courses with the categories of this site. */
export function Courses() {
  return <CoursePanel tree={useCatalog()} />
}
