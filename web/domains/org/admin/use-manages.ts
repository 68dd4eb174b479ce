import { useUser } from '#lib/session'

/** Whether this person may change the organisation anywhere; where exactly, the server says unit by unit. */
export function useManages(): boolean {
  return useUser()?.access.includes('org.manage') ?? false
}
