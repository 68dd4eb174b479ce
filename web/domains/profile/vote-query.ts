import { oneOf, pageQuery } from '#lib/page-query'

/** The tab of the page of votes and questionnaires. */
export const voteQuery = pageQuery('/personal/voteQuestionnaire', { tabType: oneOf('question', 'vote') })

/** The tab of a URL; votes by default. */
export const tabOf = ({ tabType }: ReturnType<typeof voteQuery.read>): 'question' | 'vote' =>
  tabType ?? 'vote'
