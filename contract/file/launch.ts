/** What a package's iframe may do: run scripts, use its own storage, show dialogs. No pop-ups, no navigation (A35). */
export const packageSandbox = 'allow-scripts allow-same-origin allow-forms allow-modals'
