import { lazyPart } from '@sufra/shared/ui/pages/lazy-page'
import { withAllTranslations } from '../pages/with-all-translations.ts'

/** The opening state and the details of the restaurant, loaded after the page that shows them. */
export const Opening = lazyPart(
  'opening',
  withAllTranslations(() => import('./opening-part.tsx').then((file) => file.OpeningPart)),
)
