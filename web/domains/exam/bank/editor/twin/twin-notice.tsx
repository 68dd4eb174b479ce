import { listQuestions } from '@lyceum/contract/exam'
import type { DocumentTree } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { text } from '../text/index.ts'
import { useSettled } from '../../use-settled.ts'
import { wordsOf } from '../words-tree.ts'

type TwinNoticeProps = {
  readonly stem: DocumentTree
  /** The question itself, which is not its own double. */
  readonly ownId: string | undefined
}

const enough = 6

/** While a question is written: others that ask nearly the same. */
export function TwinNotice({ stem, ownId }: TwinNoticeProps) {
  const t = useText(text)
  // Blanks are written otherwise in the bank: what stands before the first is looked for.
  const words = useSettled((wordsOf(stem).split('{{')[0] ?? '').trim().slice(0, 40))
  const { data } = useQuery({
    ...read(listQuestions, { text: words, pageSize: 4 }),
    enabled: words.length >= enough,
    staleTime: 30_000,
  })
  const twins = words.length < enough ? [] : (data?.records ?? []).filter(({ id }) => id !== ownId)
  if (twins.length === 0) return null
  return (
    <Banner tone="warning" title={t.twins} isNews>
      <ul className="bank-twins">
        {twins.slice(0, 3).map(({ id, number, text: said }) => (
          <li key={id}>
            <a
              className="ly-link"
              href={`/manage/questions?shown=${id}&text=${number}`}
              target="_blank"
              rel="noopener"
            >
              {t.twinOpen(number)}
            </a>{' '}
            {said.slice(0, 60)}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
