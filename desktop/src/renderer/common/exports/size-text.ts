import { localeOf, type Language } from '@sufra/shared/localized-text'

/** Formats a size: "0.4 MB", "12 MB". */
export const sizeText = (bytes: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(bytes / 1_000_000)
