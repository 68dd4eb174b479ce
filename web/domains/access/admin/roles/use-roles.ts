import { listPermissions, listRoles } from '@lyceum/contract/access'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { text } from '../../text/index.ts'

type Roles = Result<typeof listRoles>
type CustomRole = Roles['custom'][number]

/** A role of either kind, as the pages show it. */
export type AnyRole = {
  /** `ADM`, or the id of a custom one. */
  readonly key: string
  readonly name: string
  readonly description: string
  readonly permissions: readonly string[]
  readonly holders: number
  readonly custom: CustomRole | undefined
}

export function useRoles() {
  const t = useText(text)
  const { data, isError, refetch } = useQuery(read(listRoles))
  const house = data?.house.map(({ role, ...rest }): AnyRole => ({
    key: role,
    name: t.roleNames[role],
    description: t.roleMeans[role],
    custom: undefined,
    ...rest,
  }))
  const custom = data?.custom.map((role): AnyRole => ({ key: role.id, custom: role, ...role }))
  return { house, custom, isError, refetch }
}

/** All permissions by their rooms. */
export function usePermissions() {
  const { data } = useQuery(read(listPermissions))
  return data?.rooms
}

/** The name of a room, for the heads of groups. */
export function useRoomName(): (room: string) => string {
  const known: Readonly<Record<string, string>> = useText(text).rooms
  return (room) => known[room] ?? room
}
