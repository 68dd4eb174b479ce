import '../certification/index.ts'
