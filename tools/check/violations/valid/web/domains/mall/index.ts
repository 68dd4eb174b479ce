import '../../../contract/points/index.ts'
