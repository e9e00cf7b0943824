import { lazyPart } from '@sufra/shared/ui/pages/lazy-page'
import { withAllTranslations } from '../pages/with-all-translations.ts'

/** Whether the restaurant is open and what it says about itself, loaded after the page that shows it. */
export const Opening = lazyPart(
  'opening',
  withAllTranslations(() => import('./opening-part.tsx').then((file) => file.OpeningPart)),
)
