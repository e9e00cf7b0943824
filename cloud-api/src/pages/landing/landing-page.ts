// The page at /, which presents Sufra to restaurants and guests. It contains its style, script and pictures, so that it appears after one
// round trip.
import { readFileSync } from 'node:fs'
import { appVersion } from '@sufra/shared/app-version'
import { landing as arabic } from '@sufra/shared/page-shell/texts.ar'
import { welcome as arabicWelcome } from '@sufra/shared/visits/texts.ar'
import { landing as english } from '@sufra/shared/page-shell/texts.en'
import { welcome as englishWelcome } from '@sufra/shared/visits/texts.en'
import { directionOf, type Language } from '@sufra/shared/localized-text'
import { landingScript } from '@sufra/shared/page-shell/landing-script'
import { escapeHtml } from '../../platform/messages/escape-html.ts'
import { landingPictures, picturesFolder } from './landing-pictures.ts'
import { landingStyle } from './landing-style.ts'

const texts = {
  en: { ...english, welcome: englishWelcome, other: 'ar' },
  ar: { ...arabic, welcome: arabicWelcome, other: 'en' },
} as const

const side = 260

const dataOf = (name: string) => `data:image/avif;base64,${readFileSync(new URL(`${name}.avif`, picturesFolder)).toString('base64')}`
const pictures = landingPictures.map((name) => `<img src="${dataOf(name)}" alt="" width="${side}" height="${side}">`).join('')

const logo = `<svg aria-hidden="true" width="40" height="40" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="#4a5d23"/><path d="M14 38a18 18 0 0 1 36 0z" fill="#fff"/><rect x="10" y="42" width="44" height="5" rx="2.5" fill="#e0a030"/></svg>`
const tick = `<svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="m4 12.5 5.2 5.2L20 7"/></svg>`

export type Demo = { tablePath: string; merchantEmail: string; adminEmail: string; password: string }
type Page = { language: Language; demo?: Demo | undefined; supportEmail?: string | undefined; font?: string | undefined }

const link = (href: string, text: string, style = 'button') => `<a class="${style}" href="${escapeHtml(href)}">${text}</a>`

const heroOf = (language: Language, demo: Demo | undefined) => {
  const { headline, lead, tryTable, signUp, ticket, welcome } = texts[language]
  return `<p class="back"><a class="button main" id="back" href="/welcome" hidden>${welcome.carryOn}</a></p>
<div class="hero"><div><h1>${headline}</h1><p class="lead">${lead}</p><p class="actions">${demo ? link(demo.tablePath, tryTable, 'button main') : ''}${link('/merchant/signup', signUp, demo ? 'button' : 'button main')}</p></div>
<div class="plates" aria-hidden="true">${pictures}<div class="ticket"><strong><bdi>#42</bdi><bdi>${ticket.table}</bdi></strong><p>${ticket.line}</p><b>${ticket.accept}</b></div></div></div>`
}

const guestsOf = (language: Language) => {
  const { guests, scan, scanHow, scanning, scanOther, scanFailed, close, welcome } = texts[language]
  const steps = (['scan', 'choose', 'follow'] as const)
    .map(
      (step, index) =>
        `<li><i aria-hidden="true">${index + 1}</i><span><b>${welcome[step]}</b><span>${welcome[`${step}Text`]}</span></span></li>`,
    )
    .join('')
  return `<section class="panel"><h2>${guests}</h2><p>${welcome.promise}</p><ol>${steps}</ol><p class="note">${scanHow}</p>
<p class="actions"><button class="button" id="scan" type="button" hidden>${scan}</button></p></section>
<dialog aria-label="${scan}"><video muted playsinline></video><p id="scan-note" role="status" data-scanning="${scanning}" data-other="${scanOther}" data-failed="${scanFailed}"></p><form method="dialog"><button class="button">${close}</button></form></dialog>`
}

const restaurantsOf = (language: Language) => {
  const { restaurants, points, apply, signIn } = texts[language]
  const list = points.map((point) => `<li>${tick}<span>${point}</span></li>`).join('')
  return `<section class="panel"><h2>${restaurants}</h2><ul>${list}</ul><p class="actions">${link('/merchant/signup', apply)}${link('/merchant/login', signIn)}</p></section>`
}

const demoOf = (language: Language, { tablePath, merchantEmail, adminEmail, password }: Demo) => {
  const { demo, demoText, tryTable, demoCounter, demoPlatform, demoPassword } = texts[language]
  const row = (href: string, text: string, email = '') =>
    `<a class="button row" href="${escapeHtml(href)}"><span>${text}</span>${email && `<code dir="ltr">${email}</code>`}</a>`
  const rows = row(tablePath, tryTable) + row('/merchant/login', demoCounter, merchantEmail) + row('/admin/login', demoPlatform, adminEmail)
  return `<section class="panel try"><h2>${demo}</h2><p>${demoText}</p><div class="rows">${rows}</div><p class="note">${demoPassword} <code dir="ltr">${password}</code></p></section>`
}

/** Returns the whole page. It contains no text of restaurants. */
export const drawLandingPage = ({ language, demo, supportEmail, font }: Page): string => {
  const text = texts[language]
  const { title, lead, signIn, privacy, support, version, other } = text
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="theme-color" content="#faf7f1" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#171612" media="(prefers-color-scheme: dark)"><title>${title}</title><meta name="description" content="${lead}"><link rel="alternate" hreflang="${other}" href="/?language=${other}"><link rel="icon" href="data:image/svg+xml,${encodeURIComponent(logo.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))}">${font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">` : ''}<style>${landingStyle(font)}</style></head>
<body><header><a class="brand" href="/">${logo}<span>${language === 'ar' ? 'سفرة' : 'Sufra'}</span></a><a class="quiet" id="language" lang="${other}" hreflang="${other}" href="/?language=${other}">${text.language}</a>${link('/login', signIn, 'quiet')}</header>
<main>${heroOf(language, demo)}<div class="panels${demo ? ' three' : ''}">${guestsOf(language)}${restaurantsOf(language)}${demo ? demoOf(language, demo) : ''}</div></main>
<footer>${link('/privacy', privacy, 'quiet')}${supportEmail ? `<span>${support}: ${link(`mailto:${supportEmail}`, `<bdi dir="ltr">${escapeHtml(supportEmail)}</bdi>`, 'quiet')}</span>` : ''}<bdi>${version.replace('{{version}}', appVersion)}</bdi></footer>
<script>${landingScript()}</script></body></html>`
}
