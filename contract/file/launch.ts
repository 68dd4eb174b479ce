/** What the frame of a package may do: run, keep its own storage, ask. It opens nothing and goes nowhere (A35). */
export const packageSandbox = 'allow-scripts allow-same-origin allow-forms allow-modals'
