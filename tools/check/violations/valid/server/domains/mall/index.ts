import './exchange.ts'
