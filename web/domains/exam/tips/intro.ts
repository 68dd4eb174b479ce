import type { getExamIntro } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'

/** What an exam says of itself before it begins. */
export type Intro = Result<typeof getExamIntro>
