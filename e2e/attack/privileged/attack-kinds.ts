import { examKinds } from './exam-kinds.ts'
import { fileKinds } from './file-kinds.ts'
import type { Kind } from './attack-kind.ts'
import { peopleKinds } from './people-kinds.ts'
import { socialKinds } from './social-kinds.ts'
import { studyKinds } from './study-kinds.ts'

/** Everything a learner, a registrant or an outside person can submit. Each domain adds its kinds here. */
export const kinds: readonly Kind[] = [
  ...peopleKinds,
  ...fileKinds,
  ...socialKinds,
  ...studyKinds,
  ...examKinds,
]
