import type { Result } from '@lyceum/contract/kit'
import type { getCourseDetail } from '@lyceum/contract/learning'

/** A course with the user's status. */
export type Course = Result<typeof getCourseDetail>
export type Module = Course['chapters'][number]['modules'][number]

export const modulesOf = ({ chapters }: Course): readonly Module[] =>
  chapters.flatMap(({ modules }) => modules)

/** The number of the chapter that contains a module, starting at one. */
export function chapterOf({ chapters }: Course, modId: string | null): number | undefined {
  const at = chapters.findIndex(({ modules }) => modules.some((module) => module.modId === modId))
  return at === -1 ? undefined : at + 1
}
