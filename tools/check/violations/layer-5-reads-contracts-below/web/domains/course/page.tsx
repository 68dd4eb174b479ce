import '../../../contract/learning/index.ts'
