import '../../../contract/org/index.ts'
