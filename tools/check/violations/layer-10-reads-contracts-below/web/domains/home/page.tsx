import '../../../contract/search/index.ts'
