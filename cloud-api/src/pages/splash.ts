import { splash as arabic } from '@sufra/shared/menu/texts.ar'
import { splash as english } from '@sufra/shared/menu/texts.en'
import { inLanguage, type Language } from '@sufra/shared/localized-text'
import type { MenuRestaurant } from '@sufra/shared/menu/menu'
import { pictureUrl } from '@sufra/shared/uploads'
import { escapeHtml } from '../platform/messages/escape-html.ts'

const texts = { en: english, ar: arabic }

/**
 * The style has the colours of --color-cover, which the style sheet brings only after the first paint, and the system's font, so that the
 * layout does not shift.
 */
const style = `#splash{position:fixed;inset:0;z-index:50;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:20px;padding:0 32px;background:#4a5d23;color:#fff;font-family:system-ui,sans-serif;text-align:center}
@media(prefers-color-scheme:dark){#splash{background:#35431a}}
#splash>img{width:96px;height:96px;border-radius:50%;background:#fff;object-fit:cover}
#splash>p{margin:0;font-size:16px;line-height:26px;opacity:.9}
#splash>strong{font-size:32px;line-height:40px;overflow-wrap:anywhere}`

/**
 * Spec §2: the welcome of a restaurant, painted from the page's HTML before any script or style is loaded. The app removes it (`splash.ts`
 * of diner-web), and loads the cover that it names before it renders the menu.
 */
export const splashOf = ({ name, logo, cover }: Pick<MenuRestaurant, 'name' | 'logo' | 'cover'>, language: Language): string =>
  `<style>${style}</style><div id="splash" role="status"${cover ? ` data-cover="${escapeHtml(cover)}"` : ''}>${logo ? `<img src="${pictureUrl(escapeHtml(logo), 192)}" alt="" width="96" height="96">` : ''}<p>${texts[language].to}</p><strong>${escapeHtml(inLanguage(name, language))}</strong></div>`
