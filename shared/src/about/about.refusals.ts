import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about what a restaurant says of itself. */
export const aboutRefusals = {
  'about.text_length': { status: 400, en: 'Use at most 500 characters.', ar: 'اكتب 500 حرف كحد أقصى.' },
  'about.accent': {
    status: 400,
    en: 'Enter a colour as # and six digits or letters a to f, such as #4a5d23.',
    ar: 'أدخل لونًا بصيغة # وستة أرقام أو أحرف من a إلى f، مثل #4a5d23.',
  },
  'about.changed': {
    status: 409,
    en: 'Someone else has changed this page. Check it and try again.',
    ar: 'غيّر شخص آخر هذه الصفحة. راجعها وحاول مرة أخرى.',
  },
} as const satisfies RefusalTable

type AboutRefusals = typeof aboutRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends AboutRefusals {}
}
