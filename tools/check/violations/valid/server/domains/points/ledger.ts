import './balance-queries.ts'
import './rules.ts'
import './store.ts'
import '../../events/points.ts'
