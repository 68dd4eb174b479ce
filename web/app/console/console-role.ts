import type { User } from '#lib/session'

type Worn = Pick<User, 'access' | 'roleList' | 'currentRole' | 'viewing'>

/** The widest other role of a person whose current role may open nothing here; roles are sorted from narrow to wide. */
export function roleForConsole({ access, roleList, currentRole, viewing }: Worn): string | undefined {
  if (access.length > 0 || viewing) return undefined
  const widest = roleList.at(-1)?.roleExtId
  return widest === currentRole || widest === roleList[0]?.roleExtId ? undefined : widest
}
