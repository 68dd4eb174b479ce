import { listQuestions } from '@lyceum/contract/question'
import type { DocumentTree } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { text } from '../text/index.ts'
import { useDebounced } from '../../use-debounced.ts'
import { plainTextOf } from '../plain-text-tree.ts'

type DuplicateNoticeProps = {
  readonly stem: DocumentTree
  /** The id of the question itself, which is not its own duplicate. */
  readonly ownId: string | undefined
}

const enough = 6

/** Shows similar questions while one is being written. */
export function DuplicateNotice({ stem, ownId }: DuplicateNoticeProps) {
  const t = useText(text)
  // Blanks are stored differently, so only the text before the first one is searched.
  const searchText = useDebounced((plainTextOf(stem).split('{{')[0] ?? '').trim().slice(0, 40))
  const { data } = useQuery({
    ...read(listQuestions, { text: searchText, pageSize: 4 }),
    enabled: searchText.length >= enough,
    staleTime: 30_000,
  })
  const duplicates = searchText.length < enough ? [] : (data?.records ?? []).filter(({ id }) => id !== ownId)
  if (duplicates.length === 0) return null
  return (
    <Banner tone="warning" title={t.duplicates} isNews>
      <ul className="bank-twins">
        {duplicates.slice(0, 3).map(({ id, number, text: preview }) => (
          <li key={id}>
            <a
              className="ly-link"
              href={`/manage/questions?shown=${id}&text=${number}`}
              target="_blank"
              rel="noopener"
            >
              {t.openDuplicate(number)}
            </a>{' '}
            {preview.slice(0, 60)}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
