import { getCourseDraft } from '@lyceum/contract/course'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'

/** The modules of a course in their order; none until a course is chosen. */
export function useCourseModules(courseId: string) {
  const { data } = useQuery({ ...read(getCourseDraft, { id: courseId }), enabled: courseId !== '' })
  return data?.content.chapters.flatMap((chapter) => chapter.modules) ?? []
}
