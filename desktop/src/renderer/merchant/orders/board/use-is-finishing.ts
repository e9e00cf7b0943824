import { useSharedBoard } from './board-provider.tsx'

/** Whether the board still has work: open orders, cash to hand back, or a table's bill. True until that is known. */
export const useIsFinishing = (): boolean => {
  const { orders, unloadedCount, handBacks, bills } = useSharedBoard()
  return orders === undefined || orders.length + unloadedCount + handBacks.length + bills.length > 0
}
