// A bulk change of prices, by percent or by amount.
import { dirhams, type Dirhams } from '../money.ts'

export type PriceChange = { by: 'percent'; percent: number } | { by: 'amount'; amount: Dirhams }
type Prices = { actualPrice: Dirhams; sellingPrice: Dirhams }

const changed = (price: Dirhams, change: PriceChange): Dirhams => {
  const exact = change.by === 'percent' ? price * (1 + change.percent / 100) : price + change.amount
  return dirhams(Math.max(0, Math.round(exact)))
}

/** Applies a change to both prices, rounded to the dirham and never below zero. An existing discount remains a discount. */
export const changePrices = ({ actualPrice, sellingPrice }: Prices, change: PriceChange): Prices => ({
  actualPrice: changed(actualPrice, change),
  sellingPrice: changed(sellingPrice, change),
})
