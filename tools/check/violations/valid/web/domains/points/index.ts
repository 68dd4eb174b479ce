import '../../../contract/points/index.ts'
import '../../lib/text.ts'
