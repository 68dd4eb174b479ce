import type { getExamIntro } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'

/** The information about an exam before it begins. */
export type Intro = Result<typeof getExamIntro>
