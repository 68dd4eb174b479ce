import '../search/index.ts'
