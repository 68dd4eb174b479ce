export { notebook, notebookOfExam, routes } from './routes.ts'
