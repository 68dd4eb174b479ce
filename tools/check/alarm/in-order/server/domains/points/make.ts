import './store.ts'
