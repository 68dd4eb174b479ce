import { oneOf, pageQuery } from '#lib/page-query'

/** Which of its two tabs the page of votes and questionnaires opens. */
export const voteQuery = pageQuery('/personal/voteQuestionnaire', { tabType: oneOf('question', 'vote') })

/** The tab that an address opens; votes come first. */
export const tabOf = ({ tabType }: ReturnType<typeof voteQuery.read>): 'question' | 'vote' =>
  tabType ?? 'vote'
