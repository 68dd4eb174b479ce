import '../org/index.ts'
