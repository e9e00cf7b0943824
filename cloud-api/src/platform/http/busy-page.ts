import { shell as arabic } from '@sufra/shared/page-shell/texts.ar'
import { shell as english } from '@sufra/shared/page-shell/texts.en'
import { directionOf, type Language } from '@sufra/shared/localized-text'

const texts = { en: english, ar: arabic }

/** The style has the colours of the apps' tokens, since the page comes without a style sheet. */
const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:20px;padding:0 32px;background:#faf7f1;color:#25221a;font:16px/1.625 system-ui,sans-serif;text-align:center}
p{margin:0}
a{justify-self:center;padding:9px 20px;border-radius:12px;background:#4a5d23;color:#fff;font-weight:600;text-decoration:none}
@media(prefers-color-scheme:dark){body{background:#171612;color:#f2eee4}a{background:#a9c46c;color:#1a2008}}`

const minWait = 3
const maxWait = 9

const paragraph = (language: Language) => `<p lang="${language}" dir="${directionOf(language)}">${texts[language].busy}</p>`

/**
 * The page for a browser while the server is too busy to send an app. It is in both languages, the reader's first, and reloads after 3 to 9
 * seconds: `random`, from 0 up to 1, keeps a room of phones from coming back at the same time.
 */
export const busyPage = (language: Language, random: number): string => {
  const wait = minWait + Math.floor(random * (maxWait - minWait + 1))
  const other = language === 'en' ? 'ar' : 'en'
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="${wait}"><title>Sufra</title><style>${style}</style><div role="alert">${paragraph(language)}${paragraph(other)}</div><a href="">${texts[language].retry} · <bdi lang="${other}">${texts[other].retry}</bdi></a></html>`
}
