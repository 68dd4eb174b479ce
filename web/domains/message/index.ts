export { consoleRoutes } from './console-routes.ts'
export { messageQuery, messagesOf } from './message-query.ts'
/** The inbox, for the personal centre. */
export const inbox = async () => (await import('./pages/messages-page.tsx')).MessagesPage
