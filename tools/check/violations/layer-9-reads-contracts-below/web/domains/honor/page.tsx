import '../../../contract/home/index.ts'
