import type { User } from '#lib/session'

type Worn = Pick<User, 'access' | 'roleList' | 'currentRole' | 'viewing'>

/** The widest other role of somebody who may open nothing here in the one they wear; roles come from narrow to wide. */
export function roleForConsole({ access, roleList, currentRole, viewing }: Worn): string | undefined {
  if (access.length > 0 || viewing) return undefined
  const widest = roleList.at(-1)?.roleExtId
  return widest === currentRole || widest === roleList[0]?.roleExtId ? undefined : widest
}
