import './ledger.ts'
