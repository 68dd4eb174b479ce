import '../learning/index.ts'
