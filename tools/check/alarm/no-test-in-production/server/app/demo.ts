import '../testing/house.ts'
