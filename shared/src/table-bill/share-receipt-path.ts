/** The path of the page of a share's receipt: that of receipts, which reads another kind by `share`. */
export const shareReceiptPath = (token: string): string => `/receipt/${token}?share=1`

/** The path of a share's receipt as a PDF. */
export const shareReceiptPdfPath = '/api/share-receipts/:token/pdf'
