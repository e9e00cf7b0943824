/** The path of the page of a share's receipt. It is the page of receipts, which reads the kind from `share`. */
export const shareReceiptPath = (token: string): string => `/receipt/${token}?share=1`

/** The path of a share's receipt as a PDF. */
export const shareReceiptPdfPath = '/api/share-receipts/:token/pdf'
