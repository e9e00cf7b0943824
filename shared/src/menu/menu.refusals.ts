import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about the menu that guests and counters use. */
export const menuRefusals = {
  'menu.item_not_found': { status: 404, en: 'This item is no longer on the menu.', ar: 'لم يعد هذا الصنف في القائمة.' },
  'menu.item_switched': {
    status: 409,
    en: 'Someone else has changed this item. Check it and try again.',
    ar: 'غيّر شخص آخر توفّر هذا الصنف. راجعه ثم حاول مرة أخرى.',
  },
  'menu.undo_not_found': { status: 404, en: 'This can no longer be undone.', ar: 'لم يعد التراجع ممكنًا.' },
} as const satisfies RefusalTable

type MenuRefusals = typeof menuRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends MenuRefusals {}
}
