import { receiptBlocks, type ReceiptBlock } from '@sufra/shared/receipts/receipt-blocks'
import { receiptInDirhams } from '@sufra/shared/receipts/receipt-in-dirhams'
import { receiptPdfPath } from '@sufra/shared/receipts/receipt-path'
import type { readReceipt } from '@sufra/shared/receipts/receipt.routes'
import { shareReceiptInDirhams } from '@sufra/shared/table-bill/share-receipt'
import { shareReceiptPdfPath } from '@sufra/shared/table-bill/share-receipt-path'
import { shareReceiptBlocks } from '@sufra/shared/table-bill/share-receipt-blocks'
import type { readShareReceipt } from '@sufra/shared/table-bill/share-receipt.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../common/api/api.ts'
import { isGone } from '../common/api/is-gone.ts'

/** Content of a receipt’s page: its lines, the address of its PDF, and whether it can be sent by SMS. */
type Shown = { blocks: ReceiptBlock[]; pdf: string; smsIsOn: boolean }
type Kind = { isShare: boolean; isCopy: boolean }

const readOfOrder = async (token: string, isCopy: boolean): Promise<Shown> => {
  const reply = await call<typeof readReceipt>({ method: 'GET', path: '/api/receipts/:token' }, { params: { token } })
  const pdf = receiptPdfPath.replace(':token', token) + (isCopy ? '?copy=1' : '')
  return { blocks: receiptBlocks(receiptInDirhams(reply.data), { isCopy }), pdf, smsIsOn: reply.smsIsOn }
}

const readOfShare = async (token: string): Promise<Shown> => {
  const { data } = await call<typeof readShareReceipt>({ method: 'GET', path: '/api/share-receipts/:token' }, { params: { token } })
  return { blocks: shareReceiptBlocks(shareReceiptInDirhams(data)), pdf: shareReceiptPdfPath.replace(':token', token), smsIsOn: false }
}

/** The receipt of an order, or of a share of a table's bill. */
export const useReceipt = (token: string, { isShare, isCopy }: Kind) =>
  useQuery({
    queryKey: ['receipt', token, isShare, isCopy],
    queryFn: () => (isShare ? readOfShare(token) : readOfOrder(token, isCopy)),
    retry: (count, problem) => count < 1 && !isGone(problem),
  })
