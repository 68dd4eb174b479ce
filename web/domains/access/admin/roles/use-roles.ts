import { listPermissions, listRoles } from '@lyceum/contract/access'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { text } from '../../text/index.ts'

type Roles = Result<typeof listRoles>
type CustomRole = Roles['custom'][number]

/** A system or custom role, as the pages show it. */
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
  const systemRoles = data?.house.map(({ role, ...rest }): AnyRole => ({
    key: role,
    name: t.roleNames[role],
    description: t.roleMeans[role],
    custom: undefined,
    ...rest,
  }))
  const custom = data?.custom.map((role): AnyRole => ({ key: role.id, custom: role, ...role }))
  return { systemRoles, custom, isError, refetch }
}

/** All permissions, grouped by domain. */
export function usePermissions() {
  const { data } = useQuery(read(listPermissions))
  return data?.rooms
}

/** The name of a domain, for group headings. */
export function useDomainName(): (domain: string) => string {
  const known: Readonly<Record<string, string>> = useText(text).domains
  return (domain) => known[domain] ?? domain
}
