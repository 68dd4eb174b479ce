import { listCategories } from '@lyceum/contract/course'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useLocale } from '#lib/text'

type Row = { readonly id: string; readonly parentId: string | null; readonly name: string }

/** Every category with its path, in tree order: 安全 / 消防. */
export function useCategoryOptions() {
  const rows = useQuery(read(listCategories)).data?.records ?? []
  const locale = useLocale()
  return optionsOf(rows.map(({ name, names, ...row }) => ({ ...row, name: names[locale] || name })))
}

function optionsOf(rows: readonly Row[]): { value: string; label: string }[] {
  const below = (parentId: string | null, prefix: string): { value: string; label: string }[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .flatMap(({ id, name }) => [{ value: id, label: prefix + name }, ...below(id, `${prefix}${name} / `)])
  return below(null, '')
}
