import '../points/ledger.ts'
