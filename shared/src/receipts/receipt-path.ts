/** The path of a receipt's page. With `?copy=1` the page and the PDF are headed REPRINT. */
export const receiptPath = (token: string): string => `/receipt/${token}`

/** The path of a receipt as a PDF. */
export const receiptPdfPath = '/api/receipts/:token/pdf'
