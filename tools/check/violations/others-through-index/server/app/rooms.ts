import '../domains/points/ledger.ts'
