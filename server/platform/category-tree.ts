export { addCategory, editCategory, orderCategories, removeCategory } from './category-tree/change.ts'
export { allCategories, deleteCategory, insertCategory, lockNames, pathTo } from './category-tree/store.ts'
export { type CategoryTree, noOwnColumns } from './category-tree/tree.ts'
