import { findToName, type NamedKind } from '@lyceum/contract/course'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'

type NameQuery = { readonly kind: NamedKind; readonly text: string; readonly isWanted: boolean }

/** People, units, positions or courses with a part of a name; none until the server has answered. */
export function useNamesFound({ kind, text, isWanted }: NameQuery) {
  const query = useQuery({ ...read(findToName, { kind, text }), enabled: isWanted })
  return query.data?.records ?? []
}
