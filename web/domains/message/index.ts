export { messageQuery, messagesOf } from './message-query.ts'
/** The inbox, for the page of the personal centre that shows it. */
export const inbox = async () => (await import('./pages/messages-page.tsx')).MessagesPage
