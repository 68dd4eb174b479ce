import { useText } from '#lib/text'
import { permissionText } from './text/index.ts'

type PermissionLabels = { readonly name: string; readonly means: string }

/** The labels of a permission; one that this version does not know is shown by its key. */
export function usePermissionLabels(): (key: string) => PermissionLabels {
  const known: Readonly<Record<string, PermissionLabels>> = useText(permissionText)
  return (key) => known[key] ?? { name: key, means: '' }
}
