import { common as arabic } from '@sufra/shared/i18n/ar/common'
import { common as english } from '@sufra/shared/i18n/en/common'
import { directionOf, type Language } from '@sufra/shared/localized-text'
import { refusalMessage } from '../refusals/refusal-messages.ts'

const texts = { en: english, ar: arabic }

/** With the colours of the apps' tokens, since no style sheet comes with it. */
const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-content:center;gap:20px;padding:0 32px;background:light-dark(#faf7f1,#171612);color:light-dark(#25221a,#f2eee4);font:16px/1.625 system-ui,sans-serif;text-align:center}
p{margin:0}
a{justify-self:center;padding:9px 20px;border-radius:12px;background:light-dark(#4a5d23,#a9c46c);color:light-dark(#fff,#1a2008);font-weight:600;text-decoration:none}`

/** For a browser that asks for a page while the server is too busy to send an app, which could say so. */
export const busyPage = (language: Language): string =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Sufra</title><style>${style}</style><p role="alert">${refusalMessage('server.busy', language)}</p><a href="">${texts[language].retry}</a></html>`
