import * as contract from '@lyceum/contract/mall'
import { answer, type Route } from '#platform/http'
import { exchangeProduct } from './exchange/exchange-product.ts'
import { cancelExchange, confirmExchange } from './exchange/change-exchange-state.ts'
import { listAddresses, listExchanges, removeAddress } from './exchange/show-exchanges.ts'
import { importTracking } from './order/import-tracking.ts'
import { listOrders } from './order/queries.ts'
import { callOffExchange, shipExchange } from './order/ship-exchange.ts'
import {
  addMallCategory,
  listManagedCategories,
  removeMallCategory,
  renameMallCategory,
} from './product/manage-categories.ts'
import { addProduct, editProduct, moveStock } from './product/manage-products.ts'
import { getManagedProduct, listManagedProducts } from './product/managed-queries.ts'
import {
  getCategoryTree,
  getProduct,
  listExchangeable,
  listProducts,
  listMallCategories,
} from './product/show-mall.ts'

export const routes: readonly Route[] = [
  answer(contract.listMallCategories, listMallCategories),
  answer(contract.getCategoryTree, getCategoryTree),
  answer(contract.listProducts, listProducts),
  answer(contract.listExchangeable, listExchangeable),
  answer(contract.getProduct, getProduct),
  answer(contract.exchangeProduct, exchangeProduct),
  answer(contract.listExchanges, listExchanges),
  answer(contract.confirmExchange, confirmExchange),
  answer(contract.cancelExchange, cancelExchange),
  answer(contract.listAddresses, listAddresses),
  answer(contract.removeAddress, removeAddress),
  answer(contract.listManagedCategories, listManagedCategories),
  answer(contract.addMallCategory, addMallCategory),
  answer(contract.renameMallCategory, renameMallCategory),
  answer(contract.removeMallCategory, removeMallCategory),
  answer(contract.listManagedProducts, listManagedProducts),
  answer(contract.getManagedProduct, getManagedProduct),
  answer(contract.addProduct, addProduct),
  answer(contract.editProduct, editProduct),
  answer(contract.moveStock, moveStock),
  answer(contract.listOrders, listOrders),
  answer(contract.shipExchange, shipExchange),
  answer(contract.callOffExchange, callOffExchange),
  answer(contract.importTracking, importTracking),
]
