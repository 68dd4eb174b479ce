import './index.ts'
