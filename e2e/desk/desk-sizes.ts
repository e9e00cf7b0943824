/** Sizes of the screens for screenshots of a page of the desk, with the suffix of the picture's name. */
export const deskSizes = [
  { name: '', viewport: { width: 1366, height: 768 } },
  { name: '-1920', viewport: { width: 1920, height: 1080 } },
  { name: '-390', viewport: { width: 390, height: 844 } },
]
