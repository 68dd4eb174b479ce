import type { ModuleContent } from '@lyceum/contract/course'

/** The full score of a module; a hundred where the author sets none. */
export const fullScoreOf = ({ score }: Pick<ModuleContent, 'score'>): number => (score > 0 ? score : 100)
