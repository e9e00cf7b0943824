import type { DiningTable } from '@sufra/shared/tables/table'

export const aTable = (number: number, overrides: Partial<DiningTable> = {}): DiningTable => ({
  _id: `0192a000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  number,
  zone: { en: '', ar: '' },
  seats: 4,
  link: `https://sufra.test/qr-link?t=${number}`,
  version: 1,
  codeVersion: 1,
  print: null,
  ...overrides,
})
