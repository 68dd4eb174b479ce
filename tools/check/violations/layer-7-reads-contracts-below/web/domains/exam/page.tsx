import '../../../contract/certification/index.ts'
