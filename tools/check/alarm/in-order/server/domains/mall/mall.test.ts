import '../points/make.ts'
import '../../testing/house.ts'
import './index.ts'
