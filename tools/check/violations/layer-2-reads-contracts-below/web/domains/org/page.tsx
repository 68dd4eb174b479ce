import '../../../contract/people/index.ts'
