import { lazyPart } from '@sufra/shared/ui/pages/lazy-page'
import { withAllTranslations } from '../pages/with-all-translations.ts'

/** The item sheet, loaded when it is first opened. */
export const ItemSheet = lazyPart(
  'item-sheet',
  withAllTranslations(() => import('./item-sheet.tsx').then((file) => file.ItemSheet)),
)
