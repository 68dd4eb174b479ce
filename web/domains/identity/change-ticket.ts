import { keptForTab } from '#lib/storage'

const name = 'changeTicket'
const agreedName = 'changeAgreed'

/**
 * Keeps the ticket of a login that asks for a new password first; it lives as long as this tab. What was agreed
 * to at the door is kept with it: nobody is asked twice within a minute.
 */
export function keepChangeTicket(ticket: string, agreementIds: readonly string[]): void {
  keptForTab.set(name, ticket)
  keptForTab.set(agreedName, agreementIds.join(' '))
}

export const changeTicket = (): string | undefined => keptForTab.get(name)

export const agreedAtDoor = (): string[] => (keptForTab.get(agreedName) ?? '').split(' ').filter(Boolean)

export function dropChangeTicket(): void {
  keptForTab.remove(name)
  keptForTab.remove(agreedName)
}
