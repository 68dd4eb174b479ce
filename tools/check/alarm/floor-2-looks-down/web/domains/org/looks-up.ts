import '../points/index.ts'
