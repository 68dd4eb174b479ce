import '../../../contract/exam/index.ts'
