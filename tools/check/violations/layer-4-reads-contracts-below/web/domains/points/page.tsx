import '../../../contract/course/index.ts'
