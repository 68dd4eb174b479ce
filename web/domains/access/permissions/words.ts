import { useText } from '#lib/text'
import { permissionText } from './text/index.ts'

type Words = { readonly name: string; readonly means: string }

/** The words for a permission; one that this version does not know is shown by its key. */
export function usePermissionWords(): (key: string) => Words {
  const known: Readonly<Record<string, Words>> = useText(permissionText)
  return (key) => known[key] ?? { name: key, means: '' }
}
