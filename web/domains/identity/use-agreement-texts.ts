import { getAgreement } from '@lyceum/contract/identity'
import type { Result } from '@lyceum/contract/kit'
import { useQueries } from '@tanstack/react-query'
import { call } from '#lib/api'
import { useLocale } from '#lib/text'

export type Agreement = Result<typeof getAgreement>

/** The agreements with these ids in the page's language, in this order. */
export function useAgreementTexts(ids: readonly string[]) {
  const locale = useLocale()
  const texts = useQueries({
    queries: ids.map((id) => ({
      queryKey: [getAgreement.path, id, locale],
      queryFn: () => call(getAgreement, { id }),
      staleTime: 300_000,
    })),
  })
  return {
    agreements: texts.flatMap(({ data }) => data ?? []),
    isPending: texts.some(({ isPending }) => isPending),
    isError: texts.some(({ isError }) => isError),
    retry: () => {
      for (const { refetch } of texts) void refetch()
    },
  }
}
