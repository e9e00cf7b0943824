import { useSharedBoard } from './board-provider.tsx'

/** Whether the board has anything left to do: open orders, cash to hand back, or a table's bill. Also while that is not known. */
export const useIsFinishing = (): boolean => {
  const { orders, unloadedCount, handBacks, bills } = useSharedBoard()
  return orders === undefined || orders.length + unloadedCount + handBacks.length + bills.length > 0
}
