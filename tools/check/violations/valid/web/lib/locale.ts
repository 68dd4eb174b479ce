import '../../contract/kit/index.ts'
