export { useAskExport } from './download/use-ask-export.ts'
export { consoleHome, consoleRoutes } from './routes.ts'
export { useTodoCounts } from './overview/use-todo-counts.ts'
export { consoleTiles } from './tiles.ts'
