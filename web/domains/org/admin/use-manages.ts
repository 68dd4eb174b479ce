import { useUser } from '#lib/session'

/** Whether this person may change the organisation anywhere; the server decides for each unit. */
export function useManages(): boolean {
  return useUser()?.access.includes('org.manage') ?? false
}
