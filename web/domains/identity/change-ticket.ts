import { keptForTab } from '#lib/storage'

const name = 'changeTicket'

/** Keeps the ticket of a login that asks for a new password first; it lives as long as this tab. */
export const keepChangeTicket = (ticket: string): void => keptForTab.set(name, ticket)

export const changeTicket = (): string | undefined => keptForTab.get(name)

export const dropChangeTicket = (): void => keptForTab.remove(name)
