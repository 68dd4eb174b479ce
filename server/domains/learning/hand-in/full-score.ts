import type { ModuleContent } from '@lyceum/contract/course'

/** What a module is marked out of; where the author says nothing, a hundred. */
export const fullScoreOf = ({ score }: Pick<ModuleContent, 'score'>): number => (score > 0 ? score : 100)
