import { tabStorage } from '#lib/storage/storage'

const name = 'changeTicket'
const agreedName = 'changeAgreed'

/**
 * Stores the ticket of a login that requires a new password first; it lives as long as this tab. The consent
 * given at sign-in is stored with it, so that nobody is asked twice.
 */
export function keepChangeTicket(ticket: string, agreementIds: readonly string[]): void {
  tabStorage.set(name, ticket)
  tabStorage.set(agreedName, agreementIds.join(' '))
}

export const changeTicket = (): string | undefined => tabStorage.get(name)

export const agreedAtSignIn = (): string[] => (tabStorage.get(agreedName) ?? '').split(' ').filter(Boolean)

export function dropChangeTicket(): void {
  tabStorage.remove(name)
  tabStorage.remove(agreedName)
}
